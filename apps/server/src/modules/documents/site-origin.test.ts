import { expect, test } from 'vitest'
import { toSiteOrigin } from '#modules/documents/site-origin.ts'

const hosts = ['grill.example', 'www.grill.example']
const live = { isProduction: true, publicUrl: 'https://order.example' }
const local = { isProduction: false, publicUrl: undefined }

test.each([
  ['a host of the brand', 'grill.example', live, 'https://grill.example'],
  [
    'another of them, and a port that a stranger made up',
    'WWW.grill.example:8080',
    live,
    'https://grill.example',
  ],
  [
    'a host of the brand where the site has a port of its own',
    'grill.example',
    { ...live, publicUrl: 'https://order.example:8443' },
    'https://grill.example:8443',
  ],
  ['a host that nobody claims', 'evil.example', live, 'https://order.example'],
  ['a host of the brand on a developer’s machine', 'www.grill.example', local, 'http://grill.example'],
  ['a host of the brand and a developer’s port', 'grill.example:3000', local, 'http://grill.example:3000'],
  ['the developer’s machine itself', 'localhost:3000', local, 'http://localhost:3000'],
])('links lead home from %s', (_, host, config, origin) => {
  const hostname = host.replace(/:\d+$/, '')
  expect(toSiteOrigin({ protocol: 'http', host, hostname }, hosts, config)).toBe(origin)
})
