import { photosTopic } from '#catalogue/pictures/photo-rows.ts'
import { anyKey, type ChangeFeed } from '#db/change-feed.ts'
import type { Db, ReportFault } from '#db/db.ts'
import { listPhotoFiles } from '#modules/photos/repository.ts'

/**
 * The pictures of the database, by `hash/640.avif`. Missing ones are answered from here: strangers can invent any
 * number of addresses, and each would cost a database read.
 */
export class KnownPhotos {
  readonly #db: Db
  readonly #unsubscribe: () => void
  #files = new Set<string>()

  private constructor(db: Db, changes: ChangeFeed, report: ReportFault) {
    this.#db = db
    this.#unsubscribe = changes.subscribe(photosTopic, ({ key }) => {
      this.#read(key === anyKey ? undefined : key).catch((error: unknown) =>
        report(error, 'listing pictures'),
      )
    })
  }

  static async start(db: Db, changes: ChangeFeed, report: ReportFault): Promise<KnownPhotos> {
    const known = new KnownPhotos(db, changes, report)
    await known.#read()
    return known
  }

  has(file: string): boolean {
    return this.#files.has(file)
  }

  close(): void {
    this.#unsubscribe()
  }

  async #read(hash?: string): Promise<void> {
    for (const file of await listPhotoFiles(this.#db.read, hash)) this.#files.add(file)
  }
}
