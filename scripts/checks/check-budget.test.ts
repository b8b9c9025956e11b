import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findOverruns } from './check-budget.ts'

/** Letters that do not repeat cannot be compressed. */
const noise = (bytes: number) => Array.from({ length: bytes }, (_, index) => (index * 7919) % 251)

function makeBuild(files: Record<string, string | Buffer>): string {
  const dist = mkdtempSync(join(tmpdir(), 'lavash-budget-'))
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }))
  for (const folder of ['.vite', 'assets']) mkdirSync(join(dist, folder))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dist, file), text)
  return dist
}

const dist = () =>
  makeBuild({
    'index.html': '<script src="/assets/main.js"></script><link href="/assets/basic.woff2">',
    '.vite/manifest.json': JSON.stringify({
      main: { file: 'assets/main.js', name: 'main' },
      shared: { file: 'assets/shared.js', name: 'shared', css: ['assets/shared.css'] },
      shell: { file: 'assets/shell.js', name: 'shell', imports: ['main', 'shared'] },
      ...Object.fromEntries(['ru', 'en', 'cnr'].map((name) => [name, { file: `assets/${name}.js`, name }])),
    }),
    'assets/main.js': Buffer.from(noise(1000)),
    'assets/shell.js': Buffer.from(noise(2000)),
    'assets/shared.js': Buffer.from(noise(3000)),
    'assets/shared.css': '.a{}',
    'assets/ru.js': 'long long text',
    'assets/en.js': 'text',
    'assets/cnr.js': 'text',
    'assets/basic.woff2': Buffer.alloc(5000),
  })

const enough = { scriptBytes: 50_000, styleBytes: 50_000, fontBytes: 50_000 }

test('a build within its budget has nothing to say', () => {
  expect(findOverruns({ menu: { chunks: ['shell'], ...enough } }, dist())).toEqual([])
})

test('what is imported counts, and what the document names', () => {
  const budget = { menu: { chunks: ['shell'], ...enough, styleBytes: 1, fontBytes: 4999 } }
  expect(findOverruns(budget, dist())).toEqual([
    expect.stringContaining('styleBytes, and 1 are allowed'),
    expect.stringContaining('menu loads 5000 fontBytes'),
  ])
})

test('a script inside the document counts like one in a file', () => {
  const chunks = ['shell']
  const withScript = (script: string) => {
    const build = dist()
    writeFileSync(
      join(build, 'index.html'),
      `<script>${script}</script><script src="/assets/main.js"></script>`,
    )
    return findOverruns({ menu: { chunks, ...enough, scriptBytes: 1 } }, build)[0]
  }
  const sizeIn = (line = '') => Number(/loads (\d+) scriptBytes/.exec(line)?.[1])
  const letters = noise(300).join('')
  expect(sizeIn(withScript(letters))).toBeGreaterThan(sizeIn(withScript('')) + 200)
})

test('a file that is gone from the build is no reason to be content', () => {
  expect(() => findOverruns({ menu: { chunks: ['gone'], ...enough } }, dist())).toThrow('called gone')
})
