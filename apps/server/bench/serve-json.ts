import Fastify from 'fastify'
import { readFileSync } from 'node:fs'
import { endWithBench, getPort, reportToBench } from './report-to-bench.ts'

/** `serve-json.ts FILE HEADERS`: the least a Fastify server can do with a POST: parse its body and send this answer. */
const [, , file = '', headers = '{}'] = process.argv
const body = readFileSync(file, 'utf8')
const sent = JSON.parse(headers) as Record<string, string>
const app = Fastify()
app.post('/1/persons/orders/preflight', (_request, reply) => {
  reply.headers(sent).send(body)
})
endWithBench()
await app.listen({ host: '127.0.0.1', port: 0 })
reportToBench({ port: getPort(app.server.address()) })
