import { expect, test } from './fixtures.ts'
import { readDish } from './cart-steps.ts'
import { cardOf } from './demo-dishes.ts'
import { startServer } from './start-server.ts'
import { storeBefore, toStored } from './visit.ts'
import { findDraftThing, writeDraftThing } from '../apps/server/src/catalogue/drafts/draft-rows.ts'
import { findThing } from '../apps/server/src/catalogue/drafts/catalogue-things.ts'
import { createPreview } from '../apps/server/src/catalogue/drafts/preview-links.ts'
import { publishDraft } from '../apps/server/src/catalogue/drafts/publish-draft.ts'
import { readStoredBrands } from '../apps/server/src/catalogue/versions/stored-brands.ts'
import { openDb } from '../apps/server/src/db/open-db.ts'
import { transaction } from '../apps/server/src/db/transaction.ts'

const shawarma = 'Шаверма в лаваше'
const thing = { kind: 'position', key: 'shawarma-lavash' } as const

test(
  'CO-07 whoever opens the link sees the draft on the storefront until it is published, and others never do',
  { tag: '@once' },
  async ({ browser, venue }) => {
    test.slow()
    const server = await startServer()
    const report = (error: unknown): void => {
      throw error
    }
    const db = await openDb({ folder: server.dataFolder, poolSize: 1 }, report)
    try {
      const brand = (await readStoredBrands(db.read)).find(({ slug }) => slug === 'ugolyok')
      if (brand === undefined) throw new Error('The demonstration has no ugolyok')
      const base = findThing(brand.catalogue, thing)
      const edit = { ...thing, base, value: { ...base, price: 347 }, revision: 0, author: 'Anna', at: 1 }
      const token = await transaction(db, async (trx) => {
        await writeDraftThing(trx, brand.id, edit)
        return createPreview(trx, brand.id, 1)
      })
      const dish = await readDish(server, venue, shawarma)
      const open = async () => {
        const context = await browser.newContext({ baseURL: server.url })
        const page = await context.newPage()
        await storeBefore(page, toStored(venue))
        return page
      }
      const [editor, customer] = [await open(), await open()]
      await editor.goto(`/preview/${token}`)
      await expect(editor).toHaveURL(`${server.url}/`)
      await editor.goto(`/menus/${dish.menu.id}`)
      await expect(cardOf(editor, shawarma)).toContainText('347')
      await customer.goto(`/menus/${dish.menu.id}`)
      await expect(cardOf(customer, shawarma)).toContainText('329')
      await editor.reload()
      await expect(cardOf(editor, shawarma)).toContainText('347')
      expect(await findDraftThing(db.read, brand.id, thing)).toBeDefined()
      const published = await publishDraft(db, { slug: brand.slug, author: 'Anna', nowMs: 2 })
      expect(published.outcome).toBe('published')
      await expect(cardOf(customer, shawarma)).toContainText('347')
      const answer = await editor.goto(`/preview/${token}`)
      expect(answer?.status()).toBe(404)
      await editor.goto(`/menus/${dish.menu.id}`)
      await expect(cardOf(editor, shawarma)).toContainText('347')
      expect(
        await editor.evaluate(() => document.querySelector('#lavash-config')?.textContent),
      ).not.toContain('preview')
    } finally {
      await db.close()
      await server.stop()
    }
  },
)
