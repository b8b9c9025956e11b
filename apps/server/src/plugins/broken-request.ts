import type { Socket } from 'node:net'
import { errorStatuses, type ErrorCode } from '@lavash/rulebook/site/error-codes'
import { fallbackLocale } from '@lavash/rulebook/site/locales'
import type { ConnectionError } from 'fastify'
import { toErrorMessage } from '#error-message.ts'

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
}

/** A request that is not valid HTTP reaches no route. It gets the declared error shape all the same. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const code = toCode(error.code)
  const status = errorStatuses[code]
  // The headers are unreadable, so the language is unknown.
  const body = JSON.stringify({ errors: [{ code, message: toErrorMessage(code, fallbackLocale) }] })
  const head = [
    `HTTP/1.1 ${status} ${reasons[status] ?? 'Error'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function toCode(nodeCode: string): ErrorCode {
  if (nodeCode === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request.timeout'
  return nodeCode === 'HPE_HEADER_OVERFLOW' ? 'request.too-large' : 'request.invalid'
}
