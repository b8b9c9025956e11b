import { dirname } from 'node:path'
import type { Check } from './check.ts'
import { parseMessageParameters } from './message-parameters.ts'
import type { MessageParameters } from './message-parameters.ts'
import type { SourceTree } from './source-tree.ts'

const reference = 'ru'
/** The one list of languages. It is read as text, so that a changed copy of the tree is checked by its own list. */
const list = 'packages/rulebook/src/site/locales.ts'

/** Named, so that a folder that moves fails the check instead of being skipped. */
const expectedFolders = [
  'packages/ui/src/messages',
  'apps/storefront/src/i18n/messages',
  'apps/office/src/i18n/messages',
  'apps/server/src/messages',
]

type Messages = Map<string, MessageParameters>

export const checkMessages: Check = {
  name: 'messages',
  findProblems: (tree) => {
    const languages = readLanguages(tree.read(list))
    const found = tree.files
      .filter((file) => /(?:^|\/)messages\/ru\.json$/.test(file))
      .map((file) => dirname(file))
    return [...new Set([...expectedFolders, ...found])].flatMap((folder) =>
      checkFolder(tree, folder, languages),
    )
  },
}

interface Language {
  readonly locale: string
  /** The language whose plural forms it has. */
  readonly intl: string
}

function readLanguages(text: string): Language[] {
  const rows = [...text.matchAll(/^  (\w+): \{.*\bintl: '([\w-]+)'/gm)]
  if (rows.length === 0) throw new Error(`${list} has no row of a language`)
  return rows.map(([, locale = '', intl = '']) => ({ locale, intl }))
}

function checkFolder(tree: SourceTree, folder: string, languages: readonly Language[]): string[] {
  const files = languages.map(({ locale, intl }) => ({ intl, file: `${folder}/${locale}.json` }))
  const missing = files.filter(({ file }) => !tree.files.includes(file))
  if (missing.length > 0) return missing.map(({ file }) => `${file} is missing`)

  const problems: string[] = []
  const read = ({ intl, file }: (typeof files)[number]) => {
    const messages = readMessages(JSON.parse(tree.read(file)), (key, problem) =>
      problems.push(`${file} ${key}: ${problem}`),
    )
    problems.push(...findMissingPlurals(messages, intl).map((problem) => `${file} ${problem}`))
    return { file, messages }
  }
  const [first, ...others] = files.map(read)
  for (const other of others) {
    if (first)
      problems.push(...compare(first.messages, other.messages).map((problem) => `${other.file} ${problem}`))
  }
  return problems
}

function readMessages(
  value: unknown,
  report: (key: string, problem: string) => void,
  path: string[] = [],
): Messages {
  const key = path.join('.')
  if (typeof value === 'string') {
    if (value.trim() === '') report(key, 'empty text')
    try {
      return new Map([[key, parseMessageParameters(value)]])
    } catch (error) {
      report(key, `no ICU message (${error instanceof Error ? error.message : String(error)}): ${value}`)
      return new Map([[key, { names: [], plurals: [] }]])
    }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report(key, 'neither a text nor a group of texts')
    return new Map()
  }
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [...readMessages(inner, report, [...path, name])]),
  )
}

function compare(expected: Messages, actual: Messages): string[] {
  const problems = [...actual.keys()]
    .filter((key) => !expected.has(key))
    .map((key) => `${key}: not in ${reference}.json`)
  for (const [key, { names }] of expected) {
    const own = actual.get(key)?.names
    if (!own) problems.push(`${key}: missing, it is in ${reference}.json`)
    else if (own.join() !== names.join()) {
      problems.push(`${key}: takes {${own.join('; ')}}, ${reference}.json takes {${names.join('; ')}}`)
    }
  }
  return problems
}

/** The ICU parser requires `other` only, so "2 блюд" would pass. Every plural form of the language is required here. */
function findMissingPlurals(messages: Messages, intl: string): string[] {
  return [...messages].flatMap(([key, { plurals }]) =>
    plurals.flatMap(({ name, isOrdinal, categories }) => {
      const rules = new Intl.PluralRules(intl, { type: isOrdinal ? 'ordinal' : 'cardinal' })
      const missing = rules
        .resolvedOptions()
        .pluralCategories.filter((category) => !categories.includes(category))
      return missing.length > 0 ? [`${key}: {${name}} has no form for ${missing.join(', ')}`] : []
    }),
  )
}
