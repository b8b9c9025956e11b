import type { Locale } from '@lavash/rulebook/site/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { listWishedLocales } from '#accept-language.ts'
import { AnswerStore } from './answer-store.ts'
import type { Found } from './brand-shelf.ts'
import type { BrandEntry, CityEntry, MenuEntry, RestoEntry } from './catalogue-index.ts'
import type { CatalogueMemory } from './catalogue-memory.ts'
import { chooseLocale } from './choose-locale.ts'
import type { DirectoryEntry } from './directory.ts'
import { toBrandLists } from '#catalogue/versions/brand-lists.ts'
import { previewContext } from './preview-context.ts'
import { PreparedAnswer } from './prepared-answer.ts'
import { ReadyAnswers } from './ready-answers.ts'
import { sendPrepared } from './send-prepared.ts'

type To = { readonly request: FastifyRequest; readonly reply: FastifyReply }
type Sent = FastifyReply | Promise<FastifyReply>

/** What an answer is of: its brand, a name of its own within it, and the parts it is made of and lives as long as. */
export interface AnswerSubject {
  readonly brand: BrandEntry
  readonly key: string
  readonly madeOf: readonly object[]
}

/** What the serving modules answer from. */
export class Serving {
  readonly catalogue: CatalogueMemory
  readonly ready: ReadyAnswers
  readonly #lists = new AnswerStore()

  constructor(catalogue: CatalogueMemory) {
    this.catalogue = catalogue
    this.ready = new ReadyAnswers((slug) => catalogue.shelf.touch(slug))
    catalogue.subscribe(({ slug, changes }) => {
      this.ready.drop(slug)
      if (changes.length > 0) this.ready.drop(undefined)
    })
    catalogue.shelf.onDrop((slug) => this.ready.drop(slug))
  }

  /** The ready answers of the brand with this number. */
  dropReadyOf(brandId: number): void {
    const entry = this.catalogue.directory.findById(brandId)
    if (entry !== undefined) this.ready.drop(entry.slug)
  }

  findBrandById(brandId: number): Found<BrandEntry> {
    return this.#find(this.catalogue.directory.findById(brandId)?.slug)
  }

  findBrand(slug: string | undefined): Found<BrandEntry> {
    return this.#find(slug)
  }

  /** The brand that claims the host name, otherwise the default one, otherwise the first there is. */
  findBrandOfHost(host: string): Found<BrandEntry> {
    const { directory } = this.catalogue
    return this.#find((directory.findByHost(host) ?? directory.findDefault())?.slug)
  }

  findBrandOfWhiteLabel(whiteLabel: string): Found<BrandEntry> {
    return this.#find(this.catalogue.directory.findByWhiteLabel(whiteLabel)?.slug)
  }

  async findCity(id: number): Promise<CityEntry | undefined> {
    const brand = await this.#findOwner('city', id)
    return brand?.cities.find((city) => city.id === id)
  }

  async findResto(id: number): Promise<RestoEntry | undefined> {
    const brand = await this.#findOwner('resto', id)
    return brand?.restosById.get(id)
  }

  async findMenu(id: number): Promise<MenuEntry | undefined> {
    const brand = await this.#findOwner('menu', id)
    return brand?.menus.get(id)
  }

  #findOwner(kind: 'city' | 'resto' | 'menu', id: number): Found<BrandEntry> {
    const preview = previewContext.getStore()
    if (preview?.ids.has(id) === true) return preview
    return this.#find(this.catalogue.directory.findOwner(kind, id)?.slug)
  }

  /** In a preview its brand is as the draft has it. */
  #find(slug: string | undefined): Found<BrandEntry> {
    const preview = previewContext.getStore()
    return preview !== undefined && preview.slug === slug ? preview : this.catalogue.find(slug)
  }

  answer(
    to: To,
    { brand, key, madeOf }: AnswerSubject,
    make: (locale: Locale) => unknown,
    options: { readonly dependsOnTime?: boolean; readonly dependsOnHost?: boolean } = {},
  ): Sent {
    const locale = chooseLocale(brand, to.request.headers['accept-language'])
    const prepared = brand.answers.get(`${key} ${locale}`, madeOf, () =>
      PreparedAnswer.ofJson(make(locale), { contentLanguage: locale }),
    )
    // Whose X-Forwarded-Host is believed is known to the framework alone, which a ready answer goes past.
    return options.dependsOnTime === true || options.dependsOnHost === true
      ? sendPrepared(to.request, to.reply, prepared)
      : this.#send(to, prepared, brand)
  }

  /** One brand's text that has no language: its logo, its tokens. */
  answerText(to: To, { brand, key, madeOf }: AnswerSubject, contentType: string, make: () => string): Sent {
    const prepared = brand.answers.get(key, madeOf, () => new PreparedAnswer(make(), { contentType }))
    return this.#send(to, prepared, brand)
  }

  /** A list over several brands, each in the language that suits it; made of the directory alone. */
  answerList(
    to: To,
    whiteLabel: string | undefined,
    key: string,
    make: (entry: DirectoryEntry, locale: Locale) => readonly unknown[],
  ): Sent {
    const { directory } = this.catalogue
    const wished = to.request.headers['accept-language']
    const { lists } = directory
    const [one] = whiteLabel === undefined ? [] : [directory.findByWhiteLabel(whiteLabel)]
    const entries = whiteLabel === undefined ? directory.brands : one === undefined ? [] : [one]
    const prepare = (listed: readonly DirectoryEntry[]): PreparedAnswer => {
      const spoken = listed.map((entry) => ({ entry, locale: chooseLocale(entry.lists, wished) }))
      const languages = [...new Set(spoken.map(({ locale }) => locale))].join(', ')
      const content = spoken.flatMap(({ entry, locale }) => make(entry, locale))
      return PreparedAnswer.ofJson(content, { contentLanguage: languages === '' ? undefined : languages })
    }
    const preview = previewContext.getStore()
    if (preview !== undefined) {
      return sendPrepared(to.request, to.reply, prepare(entries.map((entry) => toPreviewed(entry, preview))))
    }
    const prepared = this.#lists.get(
      one?.lists ?? lists,
      // A white label that nobody has is one key for all of them.
      `${key} ${one === undefined && whiteLabel !== undefined ? 'nobody' : ''} ${listWishedLocales(wished).join(' ')}`,
      () => prepare(entries),
    )
    return sendPrepared(to.request, to.reply, prepared, (representation) => {
      if (directory.lists === lists) this.ready.keep(to.request, to.reply, representation, undefined)
    })
  }

  #send({ request, reply }: To, prepared: PreparedAnswer, brand: BrandEntry): Sent {
    const { generation } = this.ready
    return sendPrepared(request, reply, prepared, (representation) => {
      // While it was compressed the brand or a stop may have changed: what is old must not become ready.
      if (this.ready.generation === generation && this.catalogue.peek(brand.slug) === brand)
        this.ready.keep(request, reply, representation, brand.slug)
    })
  }
}

function toPreviewed(entry: DirectoryEntry, { slug, parts, ids }: BrandEntry): DirectoryEntry {
  return entry.slug === slug ? { ...entry, lists: toBrandLists(parts, ids) } : entry
}
