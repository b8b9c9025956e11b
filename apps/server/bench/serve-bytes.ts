import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { getPort, reportToBench } from './report-to-bench.ts'

/** `serve-bytes.ts FILE ENCODING`: the least a Node server can do to send these bytes. */
const [, , file = '', encoding = 'identity'] = process.argv
const body = readFileSync(file)
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': encoding,
    'content-length': body.length,
  })
  response.end(body)
})
process.once('SIGTERM', () => process.exit(0))
server.listen(0, '127.0.0.1', () => reportToBench({ port: getPort(server.address()) }))
