import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestServer } from '../../test/start-test-server.ts'

test('a stopping server does not wait for connections that nobody has used', async () => {
  const server = await startTestServer()
  const { hostname, port } = new URL(server.url)
  const unused = connect(Number(port), hostname)
  await Promise.all([once(unused, 'connect'), once(server.app.server, 'connection')])
  const stopped = server.close().then(() => 'stopped')
  await once(unused, 'close')
  expect(await stopped).toBe('stopped')
})
