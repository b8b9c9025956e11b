import type { ReactNode } from 'react'
import styles from './markdown.module.css'

/** The part of CommonMark that terms and legal pages are written in: headings, paragraphs, lists, bold, links. No HTML. */
export function Markdown({ text }: { text: string }) {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.trim())
  return <div className={styles.text}>{blocks.map((block, index) => toBlock(block, index))}</div>
}

function toBlock(block: string, key: number): ReactNode {
  const heading = /^(#{1,4})\s+(.*)$/.exec(block)
  if (heading !== null) {
    // The page has a title, so the text's headings start one level below.
    return heading[1]?.length === 1 || heading[1]?.length === 2 ? (
      <h2 key={key}>{toInline(heading[2] ?? '')}</h2>
    ) : (
      <h3 key={key}>{toInline(heading[2] ?? '')}</h3>
    )
  }
  const items = toItems(block)
  if (items === undefined) return <p key={key}>{toInline(block)}</p>
  const list = items.map((item) => <li key={item}>{toInline(item)}</li>)
  return /^\d/.test(block) ? <ol key={key}>{list}</ol> : <ul key={key}>{list}</ul>
}

const itemStart = /^(?:[-*]|\d+\.)\s+/

/** A line that starts no item continues the one before. */
function toItems(block: string): string[] | undefined {
  if (!itemStart.test(block)) return undefined
  return block
    .split(/\n(?=(?:[-*]|\d+\.)\s)/)
    .map((item) => item.replace(itemStart, '').replaceAll('\n', ' '))
}

const inline = /\*\*(.+?)\*\*|\[(.+?)\]\((https?:[^\s)]+|mailto:[^\s)]+|tel:[^\s)]+|\/[^\s)]*)\)/g

function toInline(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(inline)) {
    const [whole, bold, label, href] = match
    parts.push(text.slice(end, match.index))
    parts.push(
      bold === undefined ? (
        <a key={match.index} href={href}>
          {label}
        </a>
      ) : (
        <strong key={match.index}>{bold}</strong>
      ),
    )
    end = match.index + whole.length
  }
  return [...parts, text.slice(end)]
}
