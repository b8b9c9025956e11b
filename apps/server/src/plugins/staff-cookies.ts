import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffCookies } from '#staff/staff-session.ts'

type CookieName = keyof StaffCookies

/**
 * `__Host-` binds a cookie to this host and to https, so a neighbouring host cannot plant one. Browsers refuse it
 * over plain http. Therefore the cookie has a plain name outside production.
 */
const names: Readonly<Record<CookieName, { secure: string; plain: string }>> = {
  session: { secure: '__Host-lavash-staff', plain: 'lavash-staff' },
  device: { secure: '__Host-lavash-device', plain: 'lavash-device' },
}

export interface CookieJar {
  read(request: FastifyRequest): StaffCookies
  put(
    to: { request: FastifyRequest; reply: FastifyReply },
    name: CookieName,
    value: string,
    maxAgeSeconds: number,
  ): void
  drop(to: { request: FastifyRequest; reply: FastifyReply }, name: CookieName): void
}

export function makeCookieJar({ isProduction }: { isProduction: boolean }): CookieJar {
  const isSecure = (request: FastifyRequest): boolean => isProduction || request.protocol === 'https'
  const toName = (request: FastifyRequest, name: CookieName): string =>
    names[name][isSecure(request) ? 'secure' : 'plain']
  const put: CookieJar['put'] = ({ request, reply }, name, value, maxAgeSeconds) => {
    const secure = isSecure(request) ? '; Secure' : ''
    const cookie = `${toName(request, name)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`
    const before = reply.getHeader('set-cookie')
    reply.header('set-cookie', before === undefined ? cookie : [before, cookie].flat())
  }
  return {
    read: (request) => ({
      session: findCookie(request.headers.cookie, toName(request, 'session')),
      device: findCookie(request.headers.cookie, toName(request, 'device')),
    }),
    put,
    drop: (to, name) => put(to, name, '', 0),
  }
}

function findCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  for (const pair of header.split(';')) {
    const [key, value] = pair.split('=', 2)
    if (key?.trim() === name && value !== undefined && value !== '') return value.trim()
  }
  return undefined
}
