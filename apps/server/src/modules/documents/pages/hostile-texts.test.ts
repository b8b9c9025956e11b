import { expect, test, vi } from 'vitest'
import { startDemoServer } from '../../../../test/start-demo-server.ts'
import { storeWithoutPictures } from '../../../../test/store-without-pictures.ts'
import type { Catalogue, LocalText } from '#catalogue/catalogue.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'
import { readDocument } from '#modules/documents/testing/read-document.ts'
import { makeStorefrontFolder } from '#modules/documents/testing/storefront-folder.ts'
import { findVocabularyProblems } from '#modules/documents/testing/vocabulary.ts'

const hostile = `</noscript></script></title><script>alert(1)</script><!-- " ' & $& $\` ]]> \u2028\u2029 <img src=x onerror=alert(1)>`

function withHostileTexts(catalogue: Catalogue): Catalogue {
  const text: LocalText = { ru: hostile, en: hostile }
  const named = <T extends { name: LocalText }>(things: T[]): T[] =>
    things.map((thing) => ({ ...thing, name: text, ...('description' in thing && { description: text }) }))
  return {
    ...catalogue,
    brand: { ...catalogue.brand, name: text, description: text },
    menus: named(catalogue.menus),
    groups: named(catalogue.groups),
    positions: named(catalogue.positions),
    promotions: named(catalogue.promotions),
    restos: named(catalogue.restos).map((resto) => ({ ...resto, address: text, street: text })),
    pages: catalogue.pages.map((page) => ({
      ...page,
      markdown: { ru: `# ${hostile}\n\n${hostile}`, en: hostile },
    })),
  }
}

test('no text of a brand leaves its place in the document', async () => {
  const folder = makeStorefrontFolder()
  await using server = await startDemoServer({ storefrontFolder: folder.path })
  const catalogue = withHostileTexts(await readDemoBrand('ugolyok'))
  await storeWithoutPictures(server.db, catalogue)
  const open = (path: string) => readDocument(`${server.url}${path}`)
  await vi.waitFor(async () => expect((await open('/')).title).toBe(hostile), 10_000)
  const menu = `/menus/${server.id('ugolyok', 'menu', 'main')}`
  const dish = `${menu}/positions/${server.id('ugolyok', 'position', 'combo-for-two')}`
  const resto = `/restos/${server.id('ugolyok', 'resto', 'centre')}`
  const promotion = `/promotions/${server.id('ugolyok', 'promotion', 'combo-for-two')}`
  for (const path of ['/', menu, dish, '/restos', resto, '/promotions', promotion, '/terms-of-sale']) {
    const page = await open(path)
    expect(page.status).toBe(200)
    // The settings, the structured data and the storefront's script.
    expect(page.html.match(/<script/g)).toHaveLength(3)
    expect(page.html.match(/<\/script>/g)).toHaveLength(3)
    expect(page.html.match(/<\/noscript>/g)).toHaveLength(1)
    expect(page.html.match(/<\/title>/g)).toHaveLength(1)
    expect(page.html).not.toMatch(/<img src=x|<!--/)
    expect(page.html).not.toContain('\u2028\u2029 \\u003cimg')
    expect(findVocabularyProblems(page.graph ?? {})).toEqual([])
    expect(page.metas['og:site_name']).toBe(hostile)
  }
  expect((await open(dish)).things[0]).toMatchObject({ name: hostile })
  folder.remove()
})
