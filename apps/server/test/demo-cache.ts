import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/db.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'
import { ensureDemo } from '#demo/ensure-demo.ts'
import { copyPictures } from './copy-pictures.ts'

const projectRoot = join(import.meta.dirname, '../../..')
const cacheFolder = join(projectRoot, '.cache/demo')
/** What the demo database is made of; pictures are found again by their hash whatever else changed. */
const ingredients = [
  'brands',
  'apps/server/src/catalogue',
  'apps/server/src/demo',
  'apps/server/src/geo',
  'apps/server/src/db/migrations',
]
const keptCopies = 3

const fail = (error: unknown): never => {
  throw error
}

/** A folder for LAVASH_DATA of its own, with the demonstration in it. Remove it when done. */
export async function copyDemo(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await copyFile(join(await ensureDemoFolder(), 'lavash.db'), join(folder, 'lavash.db'))
}

/** The demo database, built once per state of the sources; several processes may ask at the same time. */
export async function ensureDemoFolder(): Promise<string> {
  const folder = join(cacheFolder, await hashIngredients())
  const isReady = (): boolean => existsSync(join(folder, 'lavash.db'))
  await mkdir(cacheFolder, { recursive: true })
  while (!isReady()) {
    if (await takeLock(`${folder}.lock`)) {
      try {
        if (!isReady()) await build(folder)
      } finally {
        await rm(`${folder}.lock`, { force: true })
      }
    } else await sleep(100)
  }
  return folder
}

async function build(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}.draft`
  await rm(draft, { recursive: true, force: true })
  const db = await openDb({ folder: draft, poolSize: 1 }, fail)
  try {
    await migrate(db, migrations)
    await reusePictures(db)
    await ensureDemo(db, {
      isProduction: false,
      nowMs: Date.now(),
      say: () => undefined,
      onPicture: () => undefined,
    })
  } finally {
    await db.close()
  }
  await rename(draft, folder)
  const older = (await listCopies()).slice(keptCopies)
  for (const old of older) await rm(old, { recursive: true, force: true })
}

/** Encoding is what takes the time, and most changes of the sources change no picture. */
async function reusePictures(db: Db): Promise<void> {
  const [newest] = await listCopies()
  if (newest === undefined) return
  const older = await openDb({ folder: newest, poolSize: 1 }, fail)
  try {
    await copyPictures(older, db)
  } finally {
    await older.close()
  }
}

/** Newest first. */
async function listCopies(): Promise<string[]> {
  const names = (await readdir(cacheFolder)).filter((name) => /^[0-9a-f]{16}$/.test(name))
  const copies = await Promise.all(
    names.map(async (name) => ({
      path: join(cacheFolder, name),
      at: (await stat(join(cacheFolder, name))).mtimeMs,
    })),
  )
  return copies.toSorted((one, other) => other.at - one.at).map(({ path }) => path)
}

async function hashIngredients(): Promise<string> {
  const hash = createHash('sha256')
  for (const ingredient of ingredients) {
    const root = join(projectRoot, ingredient)
    if (!existsSync(root)) continue
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const path of paths.filter((name) => !name.endsWith('.test.ts')).toSorted()) {
      hash.update(path.slice(projectRoot.length)).update(readFileSync(path))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** A file with the holder's process in it: one that is gone left its lock behind. */
async function takeLock(file: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (holder > 0 && !isAlive(holder)) await rm(file, { force: true })
  return false
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
