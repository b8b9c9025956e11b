import { expect, test } from 'vitest'
import { makeCatalogue } from '../../../../test/make-catalogue.ts'
import { startTestServer } from '../../../../test/start-test-server.ts'
import { storeWithoutPictures } from '../../../../test/store-without-pictures.ts'
import { makeStorefrontFolder } from '#modules/documents/testing/storefront-folder.ts'

/** A brand whose dishes are all on menus that can be ordered from. */
function makeBrand(slug: string, dishes: number) {
  return makeCatalogue(slug, (catalogue) => {
    const [dish] = catalogue.positions
    const [menu] = catalogue.menus
    if (dish === undefined || menu === undefined) throw new Error('The sample has no dish')
    const place = { menu: menu.slug, group: null }
    return {
      ...catalogue,
      menus: [menu],
      groups: [],
      restos: catalogue.restos.map((resto) => ({
        ...resto,
        menus: [{ menu: menu.slug, methods: ['DELIVERY'] }],
      })),
      positions: Array.from({ length: dishes }, (_, order) => ({
        ...dish,
        ...place,
        order,
        slug: `dish-${order}`,
        notAt: [],
        goesWith: [],
      })),
      timeSlots: [],
      promotions: [],
      promoCodes: [],
    }
  })
}

test('the home page of a brand with 10,000 dishes links its menu and holds none of them', async () => {
  const folder = makeStorefrontFolder()
  await using server = await startTestServer({ storefrontFolder: folder.path })
  await storeWithoutPictures(server.db, makeBrand('small', 3))
  await storeWithoutPictures(server.db, makeBrand('large', 10_000))
  const readHome = async (brand: string): Promise<string> => (await server.fetch(`/?brand=${brand}`)).text()
  const [small, large] = [await readHome('small'), await readHome('large')]
  expect(small.match(/\/positions\/\d+/g)?.length).toBe(3)
  expect(large).not.toContain('/positions/')
  expect(large).toMatch(/<h2><a href="\/menus\/\d+/)
  expect(Buffer.byteLength(large)).toBeLessThan(200_000)
  folder.remove()
})
