import styles from './avatar.module.css'

const tones = 6

/** Letters and a colour of a person's own. Decoration: the name stands beside it. */
export function Avatar({ name, size = 'medium' }: { name: string; size?: 'medium' | 'large' }) {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
  const tone = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones
  return (
    <span className={styles.avatar} data-tone={tone} data-size={size} aria-hidden>
      {letters.toLocaleUpperCase()}
    </span>
  )
}
