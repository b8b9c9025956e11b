import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { EnvironmentReader } from '#config/group.ts'
import { tokenKeys } from '#config/token-keys.ts'

const usage = `npm run keys -- token     a first key for LAVASH_TOKEN_KEYS
npm run keys -- rotate    the keys of the environment with a new one, in two steps
npm run keys -- captcha   a key for ALTCHA_KEY
npm run keys -- webhook   a secret for WEBHOOK_SECRET
Each prints a line for the environment. Nothing is stored: put it where your secrets are.`

const rotation = `1. Set the first line and restart every process: the new key verifies, the old one still signs.
2. When the last one runs with it, set the second line without its # and restart them again: the new key signs.
Take the old key out 60 days later. A process that does not know the new key yet refuses what it signed.`

const secretBytes = 32
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

if (existsSync('.env')) process.loadEnvFile('.env')
const [command, ...rest] = process.argv.slice(2)
const lines = findLines(rest.length > 0 ? undefined : command)
if (lines === undefined) process.exitCode = 2
else process.stdout.write(`${lines}\n`)

function findLines(wanted: string | undefined): string | undefined {
  switch (wanted) {
    case 'token':
      return `${tokenKeys.variables.keys.name}=${drawTokenKey()}`
    case 'rotate':
      return findRotated()
    case 'captcha':
      return `ALTCHA_KEY=${randomBytes(secretBytes).toString('base64url')}`
    case 'webhook':
      return `WEBHOOK_SECRET=whsec_${randomBytes(secretBytes).toString('base64')}`
    default:
      complain(usage)
      return undefined
  }
}

function findRotated(): string | undefined {
  const { name } = tokenKeys.variables.keys
  const reader = new EnvironmentReader(process.env)
  if (reader.read(tokenKeys) === undefined) {
    complain(`There is nothing to rotate: ${reader.problems.join(' ')}`)
    return undefined
  }
  complain(rotation)
  const [old, fresh] = [process.env[name] ?? '', drawTokenKey()]
  // Appending the output to a file sets only the first step.
  return `${name}=${old},${fresh}\n#${name}=${fresh},${old}`
}

/** The date identifies a key for its operator. The suffix separates two keys of one day. */
function drawTokenKey(): string {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  return `${day}-${randomBytes(2).toString('hex')}:${randomBytes(secretBytes).toString('base64')}`
}
