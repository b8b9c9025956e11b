import styles from './skeleton.module.css'

interface Props {
  /** Any CSS length; as wide as its place without one. */
  width?: string
  height?: string
  shape?: 'text' | 'block' | 'card' | 'round'
  /** Width to height, for pictures. */
  ratio?: number
}

/** The shape of the coming content, so that nothing jumps. The parent announces "loading" once. */
export function Skeleton({ width, height, shape = 'text', ratio }: Props) {
  return (
    <span
      aria-hidden
      className={styles.skeleton}
      data-shape={shape}
      style={{ width, height, aspectRatio: ratio }}
    />
  )
}
