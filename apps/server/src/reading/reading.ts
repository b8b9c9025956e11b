import type { Locale } from '@lavash/rulebook/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AnswerStore } from '#reading/answer-store.ts'
import type { BrandEntry, CatalogueIndex } from '#reading/catalogue-index.ts'
import type { CatalogueMemory } from '#reading/catalogue-memory.ts'
import { chooseLocale } from '#reading/choose-locale.ts'
import { PreparedAnswer } from '#reading/prepared-answer.ts'
import { sendPrepared } from '#reading/send-prepared.ts'

/** What the reading modules answer from. */
export class Reading {
  readonly catalogue: CatalogueMemory
  readonly #answers = new AnswerStore()

  constructor(catalogue: CatalogueMemory) {
    this.catalogue = catalogue
  }

  get current(): CatalogueIndex {
    return this.catalogue.current
  }

  /** `key` tells the answers about one thing apart, within one language; see AnswerStore for how many there may be. */
  answer(
    to: { request: FastifyRequest; reply: FastifyReply },
    about: BrandEntry | { readonly brand: BrandEntry },
    key: string,
    make: (locale: Locale) => unknown,
  ): FastifyReply | Promise<FastifyReply> {
    const brand = 'brand' in about ? about.brand : about
    const locale = chooseLocale(brand, to.request.headers['accept-language'])
    const prepared = this.#answers.get(about, `${key} ${locale}`, () =>
      PreparedAnswer.ofJson(make(locale), { contentLanguage: locale }),
    )
    return sendPrepared(to.request, to.reply, prepared)
  }

  /** The same over several brands, each in the language that suits it. */
  answerForBrands(
    to: { request: FastifyRequest; reply: FastifyReply },
    brands: readonly BrandEntry[],
    key: string,
    make: (brand: BrandEntry, locale: Locale) => readonly unknown[],
  ): FastifyReply | Promise<FastifyReply> {
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
    return sendPrepared(to.request, to.reply, prepared)
  }

  /** One brand's text that has no language: its logo, its tokens. */
  answerText(
    to: { request: FastifyRequest; reply: FastifyReply },
    brand: BrandEntry,
    contentType: string,
    make: () => string,
  ): FastifyReply | Promise<FastifyReply> {
    const prepared = this.#answers.get(brand, contentType, () => new PreparedAnswer(make(), { contentType }))
    return sendPrepared(to.request, to.reply, prepared)
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
