import { isRecord } from '#catalogue/parsing/find-misfits.ts'
import type { OwnedFile } from '#catalogue/drafts/owned-file.ts'
import type { Thing } from '#catalogue/drafts/thing.ts'

/** The look's logo and tokens as the files they would be: one token a line. */
export function toLookFiles([look]: readonly Thing[]): OwnedFile[] {
  const { logo, tokens } = look?.value ?? {}
  const entries = isRecord(tokens) ? Object.entries(tokens) : []
  const lines = entries.map(([name, value]) => `  --${toOneLine(name)}: ${toTokenText(value)};`)
  const place = { kind: 'look', key: 'look' } as const
  return [
    {
      kind: 'text',
      path: 'tokens.css',
      value: [':root {', ...lines, '}', ''].join('\n'),
      ownerOf: ([line]) => {
        const name = entries[Number(line) - 2]?.[0]
        return { ...place, field: name === undefined ? ['tokens'] : ['tokens', name] }
      },
    },
    {
      kind: 'text',
      path: 'logo.svg',
      value: typeof logo === 'string' ? logo : '',
      ownerOf: () => ({ ...place, field: ['logo'] }),
    },
  ]
}

function toTokenText(value: unknown): string {
  if (isRecord(value)) return toOneLine(`light-dark(${String(value['light'])}, ${String(value['dark'])})`)
  return toOneLine(String(value))
}

/** A value that ended its declaration could begin another. */
function toOneLine(text: string): string {
  return text.replaceAll(/[\n\r;{}]/g, ' ')
}

export function toPageFiles(pages: readonly Thing[]): OwnedFile[] {
  return pages.flatMap(({ kind, key, value }) => {
    const { markdown } = value
    return Object.entries(isRecord(markdown) ? markdown : {}).map(([locale, text]) => ({
      kind: 'text' as const,
      path: `texts/${locale}/${key}.md`,
      value: String(text),
      ownerOf: () => ({ kind, key, field: ['markdown', locale] }),
    }))
  })
}
