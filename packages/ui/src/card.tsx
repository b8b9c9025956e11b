import type { Photo } from '@lavash/contract/photos'
import { toPhotoGround } from '@lavash/rulebook/menu/photo-ground'
import type { CSSProperties, MouseEventHandler, ReactNode } from 'react'
import { Picture } from '#picture.tsx'
import styles from './card.module.css'

interface Props {
  photo: Photo | undefined
  sizes: string
  isEager?: boolean
  title: string
  level?: 'h2' | 'h3'
  href: string
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  children?: ReactNode
}

interface StackedProps extends Props {
  /** Width to height of the photo, 16:9 without one. */
  ratio?: number
  /** Two cards stand side by side on a phone. */
  isSmall?: boolean
}

/** A photo with text below, as one link: a menu, a venue. */
export function Card(props: StackedProps) {
  const { photo, sizes, isEager = false, ratio, isSmall = false, children, ...heading } = props
  return (
    <article className={styles.card} data-small={isSmall || undefined}>
      <div>
        <Picture
          photo={photo}
          alt=""
          sizes={sizes}
          isEager={isEager}
          {...(ratio !== undefined && { ratio })}
        />
      </div>
      <div className={styles.texts}>
        <CardTitle {...heading} />
        {children}
      </div>
    </article>
  )
}

interface BesideProps extends Props {
  /** A quiet line at the foot, for example an end date. */
  foot?: ReactNode
}

/** Text on the photo's own colour, with the photo fading into it: a promotion. */
export function CardBeside({ photo, sizes, isEager = false, children, foot, ...heading }: BesideProps) {
  const ground = toPhotoGround(photo?.placeholder ?? '')
  return (
    <article
      className={styles.card}
      data-beside
      {...(ground && {
        // The ground is equal in both themes, so the text's colour is, too.
        'data-theme': ground.tone,
        style: { '--card-ground': ground.colour } as CSSProperties,
      })}
    >
      <div className={styles.photo}>
        <Picture photo={photo} alt="" sizes={sizes} isEager={isEager} />
      </div>
      <div className={styles.texts}>
        <CardTitle {...heading} />
        {children !== undefined && <div className={styles.more}>{children}</div>}
        {foot !== undefined && <p className={styles.foot}>{foot}</p>}
      </div>
    </article>
  )
}

type TitleProps = Pick<Props, 'title' | 'level' | 'href' | 'onClick'>

function CardTitle({ title, level: Level = 'h2', href, onClick }: TitleProps) {
  return (
    <Level className={styles.title}>
      <a className={styles.link} href={href} onClick={onClick}>
        {title}
      </a>
    </Level>
  )
}
