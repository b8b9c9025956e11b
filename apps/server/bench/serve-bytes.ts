import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { endWithBench, getPort, reportToBench } from './report-to-bench.ts'

/** `serve-bytes.ts FILE HEADERS`: the least a Node server can do to send this answer. */
const [, , file = '', headers = '{}'] = process.argv
const body = readFileSync(file)
const sent = { ...(JSON.parse(headers) as Record<string, string>), 'content-length': body.length }
const server = createServer((_request, response) => {
  response.writeHead(200, sent)
  response.end(body)
})
endWithBench()
server.listen(0, '127.0.0.1', () => reportToBench({ port: getPort(server.address()) }))
