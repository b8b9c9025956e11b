import type { Locale } from '@lavash/rulebook/site/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AnswerStore } from './answer-store.ts'
import type { BrandEntry, CatalogueIndex } from './catalogue-index.ts'
import type { CatalogueMemory } from './catalogue-memory.ts'
import { chooseLocale } from './choose-locale.ts'
import { PreparedAnswer } from './prepared-answer.ts'
import { ReadyAnswers } from './ready-answers.ts'
import { sendPrepared } from './send-prepared.ts'

type To = { readonly request: FastifyRequest; readonly reply: FastifyReply }
type Sent = FastifyReply | Promise<FastifyReply>

/** What the serving modules answer from. */
export class Serving {
  readonly catalogue: CatalogueMemory
  readonly ready = new ReadyAnswers()
  readonly #answers = new AnswerStore()

  constructor(catalogue: CatalogueMemory) {
    this.catalogue = catalogue
    catalogue.subscribe(() => this.ready.clear())
  }

  get current(): CatalogueIndex {
    return this.catalogue.current
  }

  /** `key` tells the answers about one thing apart, within one language; see AnswerStore for how many there may be. */
  answer(
    to: To,
    about: BrandEntry | { readonly brand: BrandEntry },
    key: string,
    make: (locale: Locale) => unknown,
    options: { readonly dependsOnTime?: boolean; readonly dependsOnHost?: boolean } = {},
  ): Sent {
    const brand = 'brand' in about ? about.brand : about
    const locale = chooseLocale(brand, to.request.headers['accept-language'])
    const prepared = this.#answers.get(about, `${key} ${locale}`, () =>
      PreparedAnswer.ofJson(make(locale), { contentLanguage: locale }),
    )
    // Whose X-Forwarded-Host is believed is known to the framework alone, which a ready answer goes past.
    return options.dependsOnTime === true || options.dependsOnHost === true
      ? sendPrepared(to.request, to.reply, prepared)
      : this.#send(to, prepared)
  }

  /** The same over several brands, each in the language that suits it. */
  answerForBrands(
    to: To,
    brands: readonly BrandEntry[],
    key: string,
    make: (brand: BrandEntry, locale: Locale) => readonly unknown[],
  ): Sent {
    const spoken = brands.map((brand) => ({
      brand,
      locale: chooseLocale(brand, to.request.headers['accept-language']),
    }))
    const slugs = spoken.map(({ brand, locale }) => `${brand.slug}=${locale}`).join(' ')
    const languages = [...new Set(spoken.map(({ locale }) => locale))].join(', ')
    const prepared = this.#answers.get(this.current, `${key} ${slugs}`, () =>
      PreparedAnswer.ofJson(
        spoken.flatMap(({ brand, locale }) => make(brand, locale)),
        { contentLanguage: languages === '' ? undefined : languages },
      ),
    )
    return this.#send(to, prepared)
  }

  /** One brand's text that has no language: its logo, its tokens. */
  answerText(to: To, brand: BrandEntry, contentType: string, make: () => string): Sent {
    const prepared = this.#answers.get(brand, contentType, () => new PreparedAnswer(make(), { contentType }))
    return this.#send(to, prepared)
  }

  #send({ request, reply }: To, prepared: PreparedAnswer): Sent {
    const { generation } = this.ready
    return sendPrepared(request, reply, prepared, (representation) => {
      // While it was compressed the catalogue or a stop may have changed: what is old must not become ready.
      if (this.ready.generation === generation) this.ready.keep(request, reply, representation)
    })
  }
}

/** No white label means every brand; one that nobody has means none. */
export function listBrands(
  { brands }: CatalogueIndex,
  whiteLabel: string | undefined,
): readonly BrandEntry[] {
  if (whiteLabel === undefined) return brands
  return brands.filter(({ catalogue }) => catalogue.brand.whiteLabel === whiteLabel)
}
