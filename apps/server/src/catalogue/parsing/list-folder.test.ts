import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBrandFolder } from './brand-files.ts'
import { listFolder } from './list-folder.ts'

test('a link to a file or to a folder is a mistake: skipped, it would take all promo codes away', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'links-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const folder = join(parent, 'brand')
  await mkdir(join(folder, 'catalogue'), { recursive: true })
  await writeFile(join(parent, 'shared.yaml'), '[]')
  await symlink('../../shared.yaml', join(folder, 'catalogue/promo-codes.yaml'))
  await symlink(parent, join(folder, 'images'))
  const { data, mistakes } = listFolder(await openBrandFolder(folder))
  expect(data).toEqual([])
  const told = {
    line: 1,
    problem: 'nothing reads this file',
    expected: 'a file or a folder, not a link to one',
  }
  expect(mistakes).toEqual(
    expect.arrayContaining([
      { file: 'catalogue/promo-codes.yaml', ...told },
      { file: 'images', ...told },
    ]),
  )
})
