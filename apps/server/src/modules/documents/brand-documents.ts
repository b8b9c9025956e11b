import { randomBytes } from 'node:crypto'
import type { DocumentSettings } from '@lavash/contract/document-settings'
import { raw } from '@lavash/contract/html'
import { pathOf } from '@lavash/contract/paths'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { Config } from '#config.ts'
import { getColour, toIconUrl } from '#modules/documents/app-manifest.ts'
import { toBrandStyle } from '#modules/documents/brand-settings.ts'
import { makeDocumentPolicy } from '#modules/documents/content-security-policy.ts'
import { type DocumentOwner, toDocumentSettings } from '#modules/documents/document-settings.ts'
import { DocumentText, toPieces } from '#modules/documents/document-text.ts'
import { type DocumentLook, type PageMarkup, renderDocument } from '#modules/documents/render-document.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'
import { getText } from '#serving/choose-locale.ts'
import { keepByObject } from '#keep-by-object.ts'
import { keepByLocale } from '#serving/keep-by-locale.ts'

export interface BrandDocument {
  /** Without the nonce. */
  readonly text: DocumentText
  readonly makePolicy: (nonce: string) => string
}

/** The brand, the language and the page of a document. Before the first import there is no brand. */
export interface DocumentSubject extends DocumentOwner {
  readonly page: PageMarkup
}

/** Placeholders for the nonce and for the page. Random, so that no text of a brand can contain them. */
const nonceMark = `nonce-${randomBytes(16).toString('hex')}`
const pageMark = `page-${randomBytes(16).toString('hex')}`

const noPage: PageMarkup = { head: raw(''), splash: raw(''), body: raw('') }

/**
 * Makes the documents of one built storefront. What is equal for all pages of a brand and language is computed once.
 */
export function makeBrandDocuments(config: Config, template: string) {
  const getShell = keepByLocale((brand: BrandEntry, locale) => makeShell(template, config, { brand, locale }))
  const withoutBrand = makeShell(template, config, undefined)

  return (subject: DocumentSubject | undefined): BrandDocument => {
    const shell = subject === undefined ? withoutBrand : getShell(subject.brand, subject.locale)
    return { text: shell.getText(subject?.page ?? noPage), makePolicy: shell.makePolicy }
  }
}

interface Shell {
  /** Equal markup gives the same document. */
  readonly getText: (page: PageMarkup) => DocumentText
  readonly makePolicy: (nonce: string) => string
}

function makeShell(template: string, config: Config, owner: DocumentOwner | undefined): Shell {
  const settings = toDocumentSettings(config, owner)
  const look = owner && toLook(owner.brand, owner.locale, settings)
  const page = { head: raw(pageMark), splash: raw(pageMark), body: raw(pageMark) }
  const html = renderDocument(template, { settings, look, page }, nonceMark)
  const [start = '', ...rest] = html.split(pageMark)
  const startTexts = start.split(nonceMark)
  const shared = toPieces(startTexts.slice(0, -1))
  const lastOfStart = startTexts.at(-1) ?? ''
  return {
    makePolicy: makeDocumentPolicy(settings),
    getText: keepByObject(({ head, splash, body }) => {
      const own =
        lastOfStart + [head, splash, body].map(({ text }, index) => text + (rest[index] ?? '')).join('')
      return new DocumentText([...shared, ...toPieces(own.split(nonceMark), shared.at(-1))])
    }),
  }
}

function toLook(entry: BrandEntry, locale: Locale, settings: DocumentSettings): DocumentLook {
  return {
    locale,
    theme: entry.catalogue.brand.theme,
    style: toBrandStyle(entry),
    name: getText(entry.catalogue.brand.name, locale),
    tagline: getText(entry.catalogue.brand.description, locale),
    iconUrl: settings.brand.logoUrl ?? '',
    appleIconUrl: toIconUrl(entry, 'apple-180.png'),
    manifestUrl: pathOf('brands.manifest', { brand: entry.slug }),
    barColours: getColour(entry, 'surface'),
  }
}
