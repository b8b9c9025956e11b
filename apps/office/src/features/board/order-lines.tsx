import type { BoardOrderAnswer } from '@lavash/contract/board'
import { MessageSquare } from 'lucide-react'
import styles from './order-lines.module.css'

/** What to cook: the count first, and below each dish what was chosen with it. */
export function OrderLines({ order: { positions, comment } }: { order: BoardOrderAnswer }) {
  return (
    <>
      <ul className={styles.lines}>
        {positions.map(({ id, count, name, modifiers }, index) => (
          // A cart may have the same dish twice, each with another choice.
          // oxlint-disable-next-line react/no-array-index-key -- lines of an order never move
          <li key={`${id} ${index}`} className={styles.line}>
            <span className={styles.count}>{count} ×</span>
            <span>
              {name}
              {modifiers.length > 0 && (
                <span className={styles.modifiers}>
                  {modifiers
                    .map((one) => (one.count > 1 ? `${one.count} ${one.name}` : one.name))
                    .join(' · ')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {comment !== undefined && (
        <p className={styles.comment}>
          <MessageSquare aria-hidden />
          {comment}
        </p>
      )}
    </>
  )
}
