import { join } from 'node:path'
import type { Db } from '#db/db.ts'
import { fillOnce, hasBrands } from '#demo/fill-lease.ts'
import { makeProgressLine } from '#progress-line.ts'

export interface DemoOptions {
  readonly isProduction: boolean
  readonly brandsFolder?: string
  readonly nowMs: number
  readonly say: (line: string) => void
  readonly onPicture: (done: number, total: number) => void
}

/** As the starting server wants it: progress for whoever watches, apart from what a program would read. */
export function toDemoOptions(isProduction: boolean): DemoOptions {
  return {
    isProduction,
    nowMs: Date.now(),
    say: (line) => void process.stderr.write(`${line}\n`),
    onPicture: makeProgressLine('Preparing demo pictures'),
  }
}

const demoFolder = join(import.meta.dirname, '../../../../brands')

/**
 * Outside production a database without brands gets those of brands/, once, whichever process comes first.
 * Either all of them are there afterwards or none: half a demonstration would never be completed.
 */
export async function ensureDemo(db: Db, options: DemoOptions): Promise<void> {
  if (await hasBrands(db)) return
  if (options.isProduction) {
    options.say(
      'The database has no brand yet, so there is nothing to sell. Import one: npm run catalogue -- import BRAND_FOLDER (docs/adding-a-brand.md). A running server shows it within a second.',
    )
    return
  }
  await fillOnce(
    db,
    async () => {
      // Loaded only now: a start that finds its brands has no use for an image library.
      const { fillDemo } = await import('#demo/fill-demo.ts')
      if (options.brandsFolder === undefined) {
        // The maps first: a database with brands counts as filled.
        const { importDemoMaps } = await import('#geo/demo/import-demo-maps.ts')
        await importDemoMaps(db)
      }
      await fillDemo(db, { ...options, brandsFolder: options.brandsFolder ?? demoFolder })
    },
    () => options.say('Another process is preparing the demonstration; waiting for it.'),
  )
}
