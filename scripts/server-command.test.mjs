import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './bootstrap.mjs'
import { serverCommand } from './server-command.mjs'

test('the container runs the server with the flags of npm start', () => {
  const dockerfile = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8')
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]'
  expect(JSON.parse(command)).toEqual(['node', ...serverCommand])
})
