import { useText } from '#i18n/use-text.ts'
import { Avatar } from '#parts/avatar.tsx'
import styles from './people-grid.module.css'

interface Props {
  people: readonly { id: string; name: string }[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}

/** The names of everybody who has a PIN at this venue. */
export function PeopleGrid({ people, chosenId, onChoose }: Props) {
  const t = useText()
  return (
    <fieldset className={styles.people}>
      <legend className={styles.legend}>{t('counter.who')}</legend>
      {people.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={styles.person}
          aria-pressed={id === chosenId}
          onClick={() => onChoose(id)}
        >
          <Avatar name={name} size="large" />
          <span>{name}</span>
        </button>
      ))}
    </fieldset>
  )
}
