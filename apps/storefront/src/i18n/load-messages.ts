import type { Locale } from '@lavash/rulebook/site/locales'
import { getCurrentLocale } from '#config/current-locale.ts'
import type { Messages } from '#i18n/use-text.ts'

/** Two chunks a language: the texts of the first pages, and the later ones. compile-messages.ts of @lavash/web-build makes both. */
const first = import.meta.glob<{ default: Tree }>('./messages/*.json')
const later = import.meta.glob<{ default: Tree }>('./messages/*.json', { query: '?later' })

type Tree = { [key: string]: unknown }

/** The texts of the first pages. `withLaterTexts` adds the others to the same object, so nothing is rendered again. */
export async function loadFirstMessages(locale: Locale): Promise<Messages> {
  // The shape is proven by the check of equal keys and parameters in all languages.
  return (await load(first, locale)) as unknown as Messages
}

/** All texts at once: whoever changes the language may be on any page. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [messages] = await Promise.all([loadFirstMessages(locale), addLaterTexts(locale)])
  return messages
}

/** Loads a page together with the texts that it shows. `build/later-texts.ts` lists these texts. */
export async function withLaterTexts<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, addLaterTexts(getCurrentLocale())])
  return loaded
}

async function addLaterTexts(locale: Locale): Promise<void> {
  const [tree, more] = await Promise.all([load(first, locale), load(later, locale)])
  addTexts(tree, more)
}

function addTexts(tree: Tree, more: Tree): void {
  for (const [key, value] of Object.entries(more)) {
    const known = tree[key]
    if (isTree(known) && isTree(value)) addTexts(known, value)
    else tree[key] = value
  }
}

/** A text with a parameter is an array. */
function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && !Array.isArray(value)
}

async function load(files: typeof first, locale: Locale): Promise<Tree> {
  const file = files[`./messages/${locale}.json`]
  if (file === undefined) throw new Error(`There are no texts in ${locale}`)
  return (await file()).default
}
