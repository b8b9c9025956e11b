import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '#use-text.ts'
import { IconButton } from '#icon-button.tsx'
import { useIsMobile } from '#layout-mode.ts'
import styles from './scroll-row.module.css'

interface Ends {
  before: boolean
  after: boolean
}

/** A row that overflows the page: swiped on a phone, moved by arrows with a mouse. */
export function ScrollRow({ label, children }: { label: string; children: ReactNode }) {
  const t = useText()
  const row = useRef<HTMLUListElement>(null)
  const hasArrows = !useIsMobile()
  const [more, setMore] = useState<Ends>({ before: false, after: false })
  useEffect(() => {
    const list = row.current
    if (list === null) return
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = list
      setMore({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 })
    }
    // The observer also fires once at the start.
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    list.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', measure)
    }
  }, [])
  const turn = (direction: 1 | -1) => {
    const list = row.current
    list?.scrollBy({ left: direction * list.clientWidth * 0.8 })
  }
  return (
    <section className={styles.frame} aria-label={label}>
      <ul ref={row} className={styles.row}>
        {children}
      </ul>
      {/* The arrows are no Tab stops: a keyboard moves from card to card, and the row scrolls along. */}
      {hasArrows && more.before && (
        <span className={styles.arrow}>
          <IconButton
            label={t('ui.rowBack')}
            icon={<ChevronLeft />}
            variant="floating"
            tabIndex={-1}
            onClick={() => turn(-1)}
          />
        </span>
      )}
      {hasArrows && more.after && (
        <span className={styles.arrow} data-end>
          <IconButton
            label={t('ui.rowOn')}
            icon={<ChevronRight />}
            variant="floating"
            tabIndex={-1}
            onClick={() => turn(1)}
          />
        </span>
      )}
    </section>
  )
}
