import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { requestIdOptions } from '#plugins/request-log.ts'

/** All log lines of one request, from any logger. */
async function linesOf(say: (log: FastifyBaseLogger) => void, logLevel?: 'warn'): Promise<object[]> {
  const stream = new PassThrough()
  const app = Fastify({
    ...requestIdOptions,
    logger: { level: 'info', stream },
    genReqId: () => 'its-id',
  })
  app.get('/', { ...(logLevel && { logLevel }) }, (request) => {
    say(request.log)
    return 'said'
  })
  await app.inject('/')
  await app.close()
  stream.end()
  return (await text(stream))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as object)
}

test.each<[string, (log: FastifyBaseLogger) => void, object]>([
  ['fields and words', (log) => log.info({ status: 200 }, 'answered'), { status: 200, msg: 'answered' }],
  ['fields alone', (log) => log.warn({ status: 200 }), { status: 200 }],
  ['words alone', (log) => log.error('broken'), { msg: 'broken' }],
  ['words with a place for a value', (log) => log.fatal('%s is broken', 'it'), { msg: 'it is broken' }],
  [
    'an error',
    (log) => log.error(new Error('no disk')),
    { msg: 'no disk', err: expect.objectContaining({ message: 'no disk' }) },
  ],
  [
    'an error and words',
    (log) => log.error(new Error('no disk'), 'while saving'),
    { msg: 'while saving', err: expect.objectContaining({ message: 'no disk' }) },
  ],
  ['a child', (log) => log.child({ trace_id: '1' }).info('seen'), { trace_id: '1', msg: 'seen' }],
])('%s carry the id of the request', async (_title, say, line) => {
  expect(await linesOf(say)).toEqual([expect.objectContaining({ reqId: 'its-id', ...line })])
})

test('what is below the level is not written, nor what is said silently', async () => {
  const lines = await linesOf((log) => {
    log.debug('detail')
    log.trace({ more: 1 }, 'detail')
    log.silent('nothing')
  })
  expect(lines).toEqual([])
})

test('a route with a level of its own has it', async () => {
  const lines = await linesOf((log) => {
    log.info('seen')
    log.warn('odd')
  }, 'warn')
  expect(lines).toEqual([expect.objectContaining({ reqId: 'its-id', msg: 'odd' })])
})
