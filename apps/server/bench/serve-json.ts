import Fastify from 'fastify'
import { readFileSync } from 'node:fs'
import { getPort, reportToBench } from './report-to-bench.ts'

/** `serve-json.ts FILE`: the least a Fastify server can do with a POST: parse its body and send these bytes. */
const body = readFileSync(process.argv[2] ?? '', 'utf8')
const app = Fastify()
app.post('/1/persons/orders/preflight', (_request, reply) => {
  reply.type('application/json; charset=utf-8').send(body)
})
process.once('SIGTERM', () => process.exit(0))
await app.listen({ host: '127.0.0.1', port: 0 })
reportToBench({ port: getPort(app.server.address()) })
