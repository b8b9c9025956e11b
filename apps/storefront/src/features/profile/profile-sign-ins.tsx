import type { Session } from '@lavash/contract/account'
import { toReadablePhone } from '@lavash/rulebook/account/phone-format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getNowMs } from '#api/clock.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText, type Text } from '#i18n/use-text.ts'
import { sessionsQuery } from '#order/account.ts'
import { callForAccount } from '#session/call-for-account.ts'
import type { PersonProfile } from '@lavash/rulebook/account/profile'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { Button } from '@lavash/ui/button.tsx'
import { Panel } from '@lavash/ui/panel.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import styles from './profile.module.css'

/** S-10: the accounts somebody signs in with, and the devices where they are signed in. */
export function ProfileSignIns({ profile }: { profile: PersonProfile }) {
  const t = useText()
  const format = useFormat()
  const sessions = useQuery(sessionsQuery(profile.id))
  const [isEnding, setIsEnding] = useState(false)
  const list = sessions.data ?? []
  const endOthers = async () => {
    setIsEnding(true)
    const answer = await callForAccount('account.end-others', {})
    await sessions.refetch()
    setIsEnding(false)
    if (!answer.ok) showToast({ kind: 'error', text: toFailureText(t, answer.failure) })
  }
  const toTime = (at: string) => format.dateTime(Date.parse(at), getNowMs())
  return (
    <Panel title={t('profile.signIns')}>
      <ul className={styles.stack}>
        {profile.accountIds.map((id) => (
          <li key={id} className={styles.row}>
            <span className={styles.words}>{toAccountText(t, id)}</span>
          </li>
        ))}
      </ul>
      <h3>{t('profile.sessions')}</h3>
      <ul className={styles.stack} aria-busy={sessions.isPending}>
        {list.map((session) => (
          <li key={session.id} className={styles.row}>
            <div className={styles.words}>
              <span>{toSessionText(t, session)}</span>
              <span className={styles.quiet}>
                {t('profile.since', { began: toTime(session.beganAt), seen: toTime(session.lastSeenAt) })}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {list.length > 1 && (
        <Button variant="neutral" isLoading={isEnding} onClick={() => void endOthers()}>
          {t('profile.endOthers')}
        </Button>
      )}
    </Panel>
  )
}

const names = { google: 'Google', apple: 'Apple', vk: 'VK ID' } as const
const sources = { PHONE: 'phone', GOOGLE: 'google', APPLE: 'apple', VK: 'vk' } as const

function toAccountText(t: Text, accountId: string): string {
  const [provider = '', subject = ''] = accountId.split(':')
  return provider === 'phone'
    ? t('profile.byPhone', { phone: toReadablePhone(subject) })
    : names[provider as keyof typeof names]
}

function toSessionText(t: Text, { source, isCurrent }: Session): string {
  if (isCurrent) return t('profile.thisDevice')
  const provider = sources[source]
  return provider === 'phone' ? t('profile.otherByPhone') : t('profile.other', { name: names[provider] })
}
