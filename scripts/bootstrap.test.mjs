import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkOldestNode, ensureInstalled, findRuntime, isInstalled, projectRoot } from './bootstrap.mjs'
import { Stop } from './say.mjs'

let root

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lavash-bootstrap-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A project that npm can install without a network: its only dependency is a local folder. */
function makeProject(version = '1.0.0') {
  mkdirSync(join(root, 'leaf'), { recursive: true })
  writeFileSync(join(root, 'leaf/package.json'), JSON.stringify({ name: 'leaf', version }))
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ name: 'tree', version: '1.0.0', dependencies: { leaf: 'file:leaf' } }),
  )
  const packages = {
    '': { name: 'tree', version: '1.0.0', dependencies: { leaf: 'file:leaf' } },
    leaf: { version },
    'node_modules/leaf': { resolved: 'leaf', link: true },
  }
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ name: 'tree', version: '1.0.0', lockfileVersion: 3, packages }),
  )
}

describe('installing', () => {
  test('installs once, and again only when the lock file changes', async () => {
    makeProject()
    expect(isInstalled(root)).toBe(false)
    expect(await ensureInstalled(root)).toBe(true)
    expect(existsSync(join(root, 'node_modules/leaf/package.json'))).toBe(true)
    expect(await ensureInstalled(root)).toBe(false)
    makeProject('1.0.1')
    expect(isInstalled(root)).toBe(false)
    expect(await ensureInstalled(root)).toBe(true)
  })

  test('an install that was cut short is not taken for a finished one', async () => {
    makeProject()
    mkdirSync(join(root, 'node_modules/leaf'), { recursive: true })
    expect(isInstalled(root)).toBe(false)
  })

  test('a failing install says what to do', async () => {
    makeProject()
    writeFileSync(
      join(root, 'package.json'),
      JSON.stringify({ name: 'tree', version: '1.0.0', dependencies: { other: 'file:other' } }),
    )
    await expect(ensureInstalled(root)).rejects.toThrow(/could not be installed/)
    expect(isInstalled(root)).toBe(false)
  })
})

describe('the runtime', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '26.1.0'])('Node %s may start the commands', (version) => {
    expect(() => checkOldestNode(version)).not.toThrow()
  })

  test.each(['18.20.0', '20.18.3'])('Node %s is told to be too old', (version) => {
    expect(() => checkOldestNode(version)).toThrow(/20\.19 or newer is needed/)
  })

  test('the pinned Node is preferred to the machine’s own', () => {
    const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin')
    mkdirSync(pinned, { recursive: true })
    writeFileSync(join(pinned, 'node'), '')
    expect(findRuntime(root, { path: '/own/node', version: '26.0.0' })).toBe(join(pinned, 'node'))
  })

  test('without a pinned one the machine’s Node 24 or newer does', () => {
    expect(findRuntime(root, { path: '/own/node', version: '24.1.0' })).toBe('/own/node')
  })

  test('without either the reader is told which Node to install', () => {
    expect(() => findRuntime(root, { path: '/own/node', version: '20.20.2' })).toThrow(Stop)
    expect(() => findRuntime(root, { path: '/own/node', version: '20.20.2' })).toThrow(/install Node 24/)
  })
})

describe('every command of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

  test.each(Object.entries(scripts))('%s starts before anything is installed', (_, command) => {
    const [program, file] = command.split(' ')
    expect(program).toBe('node')
    const needed = listLoaded(join(projectRoot, file)).filter((name) => !/^node:|\.mjs$/.test(name))
    expect(needed).toEqual([])
    expect(readFileSync(join(projectRoot, file), 'utf8')).toMatch(/runPinned|ensureInstalled/)
  })
})

/** Everything that Node loads with a script: files by path, packages by name. */
function listLoaded(file, known = new Set()) {
  known.add(file)
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/^(?:import (?:.+ from )?|\} from )'(.+)'$/gm)) {
    const full = name.startsWith('.') ? join(dirname(file), name) : name
    if (known.has(full)) continue
    known.add(full)
    if (full.endsWith('.mjs')) listLoaded(full, known)
  }
  return [...known]
}
