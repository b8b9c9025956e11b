import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { toTokensCss } from '#catalogue/brand-tokens.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { fromBrand, fromCity, fromLabel } from '#catalogue/writing/from-brand.ts'
import { fromMenu, fromModifier } from '#catalogue/writing/from-menu.ts'
import { fromPromoCode, fromPromotion, fromTimeSlot } from '#catalogue/writing/from-offers.ts'
import { fromResto, fromZones } from '#catalogue/writing/from-resto.ts'

/** Where the bytes of `catalogue.files` are: a folder, or a database. */
export type ImageReader = (path: string) => Promise<Uint8Array>

/**
 * Writes the folder a catalogue came from. It must be new or empty: what an older export left behind would
 * otherwise be read as part of the brand.
 */
export async function writeBrandFolder(
  catalogue: Catalogue,
  folder: string,
  readImage: ImageReader,
): Promise<void> {
  if (basename(folder) !== catalogue.brand.slug) {
    throw new Error(
      `The folder of the brand must be named '${catalogue.brand.slug}', not '${basename(folder)}'`,
    )
  }
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new Error(`The folder ${folder} is not empty`)
  for (const [path, text] of toTextFiles(catalogue)) await write(join(folder, path), text)
  for (const { path } of catalogue.files) await write(join(folder, path), await readImage(path))
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

function* toTextFiles(catalogue: Catalogue): Generator<[path: string, text: string]> {
  const { brand, restos, menus, zones, pages } = catalogue
  yield ['brand.yaml', toYaml(fromBrand(brand))]
  yield ['logo.svg', `${brand.logo}\n`]
  yield ['tokens.css', toTokensCss(brand.tokens)]
  yield ['catalogue/cities.yaml', toYaml(catalogue.cities.map(fromCity))]
  yield ['catalogue/tags.yaml', toYaml(catalogue.tags.map(fromLabel))]
  yield ['catalogue/pays.yaml', toYaml(catalogue.pays.map(fromLabel))]
  yield ['catalogue/modifiers.yaml', toYaml(catalogue.modifiers.map(fromModifier))]
  yield ['catalogue/time-slots.yaml', toYaml(catalogue.timeSlots.map(fromTimeSlot))]
  yield ['catalogue/promotions.yaml', toYaml(catalogue.promotions.map(fromPromotion))]
  yield ['catalogue/promo-codes.yaml', toYaml(catalogue.promoCodes.map(fromPromoCode))]
  for (const menu of menus) yield [`catalogue/menus/${menu.slug}.yaml`, toYaml(fromMenu(menu, catalogue))]
  for (const resto of restos) {
    yield [`catalogue/restos/${resto.slug}.yaml`, toYaml(fromResto(resto))]
    const own = zones.filter((zone) => zone.resto === resto.slug)
    if (own.length > 0) {
      yield [`catalogue/zones/${resto.slug}.geojson`, `${JSON.stringify(fromZones(own), null, 2)}\n`]
    }
  }
  for (const { slug, markdown } of pages) {
    for (const locale of brand.locales) yield [`texts/${locale}/${slug}.md`, `${markdown[locale] ?? ''}\n`]
  }
}

/** Without anchors: a repeated value is a coincidence, not a link the owner drew. */
function toYaml(value: unknown): string {
  return stringify(value, { aliasDuplicateObjects: false, lineWidth: 110 })
}
