import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkMessages } from './check-messages.ts'
import { readSourceTree } from './source-tree.ts'

const root = join(import.meta.dirname, '../..')
const list = 'packages/rulebook/src/site/locales.ts'
const folders = [
  'packages/ui/src/messages',
  'apps/storefront/src/i18n/messages',
  'apps/office/src/i18n/messages',
  'apps/server/src/messages',
]

/** Slovenian: its plurals have a dual, so the texts of another language are not enough. */
const row = "  sl: { name: 'Slovenščina', intl: 'sl-SI' },\n"

/** The list of languages and all message files, as they are. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'lavash-language-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  for (const path of [list, ...folders]) {
    mkdirSync(join(copy, dirname(path)), { recursive: true })
    cpSync(join(root, path), join(copy, path), { recursive: true })
  }
  return copy
}

const findProblems = async (copy: string) => await checkMessages.findProblems(readSourceTree(copy))

test('a language is one row and a message file in each of four folders', async () => {
  const copy = copyTree()
  expect(await findProblems(copy)).toEqual([])

  const text = readFileSync(join(copy, list), 'utf8')
  const withRow = text.replace(/^ {2}en: .*\n/m, (en) => en + row)
  expect(withRow).not.toBe(text)
  writeFileSync(join(copy, list), withRow)
  expect(await findProblems(copy)).toEqual(folders.map((folder) => `${folder}/sl.json is missing`))

  const write = (toText: (english: string) => string) => {
    for (const folder of folders) {
      const english = readFileSync(join(copy, folder, 'en.json'), 'utf8')
      writeFileSync(join(copy, folder, 'sl.json'), toText(english))
    }
  }
  // English has one and other; Slovenian has forms for two and few as well.
  write((english) => english)
  expect(new Set((await findProblems(copy)).map((problem) => problem.replace(/^.*\}/, '')))).toEqual(
    new Set([' has no form for two, few']),
  )
  write((english) => english.replaceAll(/(, plural, )(one \{)/g, '$1two {#} few {#} $2'))
  expect(await findProblems(copy)).toEqual([])
})
