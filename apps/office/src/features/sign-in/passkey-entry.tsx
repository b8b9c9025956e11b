import { Button } from '@lavash/ui/button.tsx'
import { ProblemText } from '@lavash/ui/problem-text.tsx'
import { FingerprintPattern } from 'lucide-react'
import { toObstacleText } from '#i18n/obstacle-text.ts'
import { useFirstText } from '#i18n/use-text.ts'
import { PasskeyNotice } from '#parts/passkey-notice.tsx'
import { useTask } from '#parts/use-task.ts'
import { findObstacleHere, toLocalAddress } from '#session/passkey-support.ts'
import { signInWithPasskey } from '#session/sign-in-passkey.ts'
import styles from './sign-in.module.css'

export function PasskeyEntry() {
  const t = useFirstText()
  const { isBusy, problem, run } = useTask()
  const obstacle = findObstacleHere()
  if (obstacle !== undefined)
    return <PasskeyNotice obstacle={obstacle} address={toLocalAddress(window.location)} />
  const handlePress = () =>
    run(async () => {
      const outcome = await signInWithPasskey()
      return outcome.ok ? undefined : toObstacleText(t, outcome.obstacle)
    })
  return (
    <div className={styles.passkey}>
      <Button
        size="large"
        isWide
        icon={<FingerprintPattern />}
        isLoading={isBusy}
        onClick={() => void handlePress()}
      >
        {t('signIn.passkey')}
      </Button>
      <ProblemText text={problem} />
      <p className={styles.hint}>{t('signIn.phoneHint')}</p>
    </div>
  )
}
