import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBrandFolder } from './brand-files.ts'
import { readLogo } from './read-logo.ts'

async function findProblems(size: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'logo-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="90" height="90"/></svg>`
  await writeFile(join(folder, 'logo.svg'), logo)
  const { mistakes } = await readLogo(await openBrandFolder(folder))
  return mistakes.map(({ file, line, problem }) => `${file}:${line}: ${problem}`)
}

test.each([
  ['drawn without a size', ''],
  ['of an A4 sheet', 'width="210mm" height="297mm"'],
  ['of an A0 sheet', 'width="841mm" height="1189mm"'],
  ['on a canvas of many pixels', 'viewBox="0 0 100000 100000"'],
])('a logo %s is taken', async (_title, size) => {
  expect(await findProblems(size)).toEqual([])
})

test.each([
  ['thinner than a pixel', 'width="100000" height="1"'],
  ['larger than any picture', 'width="5000000" height="5000000"'],
])('a logo %s is told at the import, before a customer misses its icons', async (_title, size) => {
  expect(await findProblems(size)).toEqual([
    expect.stringContaining('logo.svg:1: the logo cannot be drawn: '),
  ])
})
