import type { Photo } from '@lavash/contract/photos'
import { imageAspectRatio } from '@lavash/rulebook/site/layout-sizes'
import { toPhotoSources } from '@lavash/rulebook/menu/photo-sources'
import { UtensilsCrossed } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import styles from './picture.module.css'

interface Props {
  photo: Photo | undefined
  /** Empty if the name stands beside it: then the picture is decoration. */
  alt: string
  /** The rendered width, e.g. `(width < 840px) 50vw, 320px`. The browser picks the variant by it. */
  sizes: string
  /** The aspect ratio, 16:9 by default. 'fill' takes the height of its container. */
  ratio?: number | 'fill'
  /** Pictures in the first view load at once, others when they come near. */
  isEager?: boolean
}

/** a missing or broken picture leaves a grey box of the same size. */
export function Picture({ photo, alt, sizes, ratio = imageAspectRatio, isEager = false }: Props) {
  const isFill = ratio === 'fill'
  const style: CSSProperties = isFill ? {} : { aspectRatio: ratio }
  const frame = { className: styles.frame, 'data-fill': isFill || undefined }
  const [failedUrl, setFailedUrl] = useState<string>()
  if (photo === undefined || failedUrl === photo.url) {
    return (
      <span {...frame} style={style} {...(alt !== '' && { role: 'img', 'aria-label': alt })}>
        <UtensilsCrossed className={styles.missing} />
      </span>
    )
  }
  return (
    <span {...frame} style={{ ...style, '--colours': photo.placeholder } as CSSProperties}>
      <LoadingPicture
        key={photo.url}
        photo={photo}
        alt={alt}
        sizes={sizes}
        isEager={isEager}
        onFail={() => setFailedUrl(photo.url)}
      />
    </span>
  )
}

/** A loaded picture needs no fade. Not by state, which would render and lay out before the first paint. */
function showAtOnce(image: HTMLImageElement | null): void {
  if (image?.complete === true) image.dataset['loaded'] = 'true'
}

interface LoadingProps {
  photo: Photo
  alt: string
  sizes: string
  isEager: boolean
  onFail: () => void
}

function LoadingPicture({ photo, alt, sizes, isEager, onFail }: LoadingProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <picture>
      {toPhotoSources(photo).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        data-loaded={isLoaded || undefined}
        src={photo.url}
        alt={alt}
        width={photo.width}
        height={photo.height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding={isEager ? 'sync' : 'async'}
        ref={showAtOnce}
        onLoad={() => setIsLoaded(true)}
        onError={onFail}
      />
    </picture>
  )
}
