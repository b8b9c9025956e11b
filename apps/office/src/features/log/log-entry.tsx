import type { StaffLogEntryAnswer } from '@lavash/contract/staff-log'
import { HiddenText } from '@lavash/ui/hidden-text.tsx'
import { useLogTexts } from '#features/log/use-log-texts.ts'
import { useText } from '#i18n/use-text.ts'
import { useWhen } from '#parts/use-when.ts'
import styles from './log-entry.module.css'

/** When, what, from what to what, who. */
export function LogEntry({ brandId, entry }: { brandId: number; entry: StaffLogEntryAnswer }) {
  const t = useText()
  const toWhen = useWhen()
  const { toKind, toField, toSubject, toValue, toAuthor } = useLogTexts(brandId)
  const subject = toSubject(entry)
  return (
    <li className={styles.entry}>
      <time className={styles.when} dateTime={entry.at}>
        {toWhen(entry.at)}
      </time>
      <div className={styles.texts}>
        <p className={styles.what}>
          {toKind(entry.kind)}
          {subject !== null && `: ${subject}`}
        </p>
        {entry.changes.map(({ field, old, new: now }) => (
          <p key={field} className={styles.change}>
            {toField(field)}:{' '}
            {old !== null && (
              <>
                <HiddenText>{t('log.was')} </HiddenText>
                <s>{toValue(field, old)}</s>
              </>
            )}
            {old !== null && now !== null && ' → '}
            {now !== null && (
              <>
                <HiddenText>{t('log.became')} </HiddenText>
                <strong>{toValue(field, now)}</strong>
              </>
            )}
          </p>
        ))}
        <p className={styles.who}>{toAuthor(entry.who)}</p>
      </div>
    </li>
  )
}
