import { calls } from '@lavash/contract/calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#errors.ts'
import { sendRefusal } from '#plugins/error-handler.ts'

const knownPaths = Object.values(calls).map((call) => ({
  method: call.method,
  pattern: new RegExp(`^${call.path.replaceAll('.', '\\.').replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`),
}))

/** A path of the contract with another method gets 405 and the right methods. Every other path gets 404. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOfUrl(request.url)
  const methods = knownPaths.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  if (methods.length === 0 || methods.some((method) => method === request.method)) {
    return sendRefusal(request, reply, refuse('request.not-found'))
  }
  const allowed = [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
  reply.header('allow', allowed.join(', '))
  return sendRefusal(request, reply, refuse('request.method-not-allowed'))
}

export function pathOfUrl(url: string): string {
  return url.split('?', 1)[0] ?? url
}
