import type { Photo } from '@lavash/contract/photos'
import { toPhotoGround } from '@lavash/rulebook/menu/photo-ground'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { useText } from '#use-text.ts'
import { HiddenText } from '#hidden-text.tsx'
import { IconButton } from '#icon-button.tsx'
import { Picture } from '#picture.tsx'
import styles from './photo-strip.module.css'

interface Props {
  photos: readonly Photo[]
  /** The subject, read before the photo's number. */
  label: string
  sizes: string
  ratio?: number | 'fill'
  /** For a tall place: the photo at full width, with its own colour above and below. */
  isSoft?: boolean
}

/** Photos side by side, for swiping and with buttons. A single photo is a plain picture. */
export function PhotoStrip({ photos, label, isSoft = false, ...look }: Props) {
  const [first, ...others] = photos
  if (first === undefined || others.length === 0)
    return (
      <Ground photo={first} isSoft={isSoft}>
        <Picture photo={first} alt="" isEager {...look} />
      </Ground>
    )
  return <Strip photos={photos} label={label} isSoft={isSoft} look={look} />
}

interface GroundProps {
  photo: Photo | undefined
  isSoft: boolean
  children: ReactNode
}

function Ground({ photo, isSoft, children }: GroundProps) {
  if (!isSoft || photo === undefined) return children
  const ground = toPhotoGround(photo.placeholder)
  return (
    <span className={styles.soft} style={{ '--soft-ground': ground?.colour } as CSSProperties}>
      <span className={styles.middle}>{children}</span>
    </span>
  )
}

interface StripProps {
  photos: readonly Photo[]
  label: string
  isSoft: boolean
  look: { sizes: string; ratio?: number | 'fill' }
}

function Strip({ photos, label, isSoft, look }: StripProps) {
  const t = useText()
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const last = photos.length - 1
  const turnTo = (next: number) => {
    const list = strip.current
    // Wraps around: a disabled button would lose the focus.
    const wanted = (next + photos.length) % photos.length
    list?.scrollTo({ left: wanted * list.clientWidth })
  }
  return (
    <section className={styles.frame} aria-label={label}>
      <ul
        ref={strip}
        className={styles.strip}
        // Whatever scrolls has to be reached by keys: the arrows turn the photos as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setIndex(Math.min(last, Math.round(scrollLeft / Math.max(1, clientWidth))))
        }
      >
        {photos.map((photo, at) => (
          <li key={photo.url} aria-hidden={at !== index || undefined}>
            <Ground photo={photo} isSoft={isSoft}>
              <Picture photo={photo} alt="" isEager={at === 0} {...look} />
            </Ground>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <IconButton
          label={t('ui.previousPhoto')}
          icon={<ChevronLeft />}
          variant="floating"
          onClick={() => turnTo(index - 1)}
        />
        <IconButton
          label={t('ui.nextPhoto')}
          icon={<ChevronRight />}
          variant="floating"
          onClick={() => turnTo(index + 1)}
        />
      </div>
      <p className={styles.dots} aria-live="polite">
        <HiddenText>
          {t('ui.photoOf', { number: String(index + 1), count: String(photos.length) })}
        </HiddenText>
        {photos.map((photo, at) => (
          <span key={photo.url} className={styles.dot} data-current={at === index || undefined} />
        ))}
      </p>
    </section>
  )
}
