import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { toMistakeLine } from '#catalogue/mistake.ts'
import { parseSourceFile } from '#catalogue/parsing/source-file.ts'
import { readBrandFolder } from '#catalogue/read-brand-folder.ts'
import { demoBrandFolder, type DemoBrand } from '#catalogue/testing/read-demo-brand.ts'

/** A change to one file: a text replaced where it first stands, or the whole file. Null takes the file away. */
export type Edit =
  | { file: string; from: string; to: string }
  | { file: string; content: string | Uint8Array | null }

/**
 * Spoils a copy of a demonstration brand and tells every mistake the reader finds, as an owner would see it.
 * A mistake on the line of the first edit says HERE instead of the line's number.
 */
export async function findMistakesAfter(brand: DemoBrand, ...edits: Edit[]): Promise<string[]> {
  const parent = await mkdtemp(join(tmpdir(), 'brand-'))
  try {
    const folder = join(parent, brand)
    await cp(demoBrandFolder(brand), folder, { recursive: true })
    const places: string[] = []
    for (const edit of edits) places.push(`${edit.file}:${await apply(folder, edit)}:`)
    const { mistakes } = await readBrandFolder(folder, parseOnce)
    const [here = ''] = places
    return mistakes.map(toMistakeLine).map((line) => line.replace(here, 'HERE:'))
  } finally {
    await rm(parent, { recursive: true })
  }
}

type Parsed = ReturnType<typeof parseSourceFile>
const parsed = new Map<string, Parsed>()

/** All files but the spoilt one are the same every time, and YAML is most of the work. */
function parseOnce(...[kind, file, text]: Parameters<typeof parseSourceFile>): Parsed {
  const key = `${kind} ${file} ${text}`
  const found = parsed.get(key) ?? parseSourceFile(kind, file, text)
  parsed.set(key, found)
  return found
}

/** The line that was changed. */
async function apply(folder: string, edit: Edit): Promise<number> {
  const path = join(folder, edit.file)
  if ('content' in edit) {
    await mkdir(dirname(path), { recursive: true })
    if (edit.content === null) await rm(path)
    else await writeFile(path, edit.content)
    return 1
  }
  const text = await readFile(path, 'utf8')
  const start = text.indexOf(edit.from)
  if (start === -1) throw new Error(`'${edit.from}' is not in ${edit.file}`)
  await writeFile(path, text.replace(edit.from, edit.to))
  return text.slice(0, start).split('\n').length
}
