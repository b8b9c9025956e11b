import { useEffect, useRef, useState } from 'react'
import { saveAccountFile } from '#features/profile/save-account-file.ts'
import { toPath } from '#config/paths.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { navigate } from '#navigation/history.ts'
import { forgetUsedPlaces } from '#order/used-places.ts'
import { callForAccount } from '#session/call-for-account.ts'
import { signOut } from '#session/sign-out.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Panel } from '@lavash/ui/panel.tsx'
import { ProblemText } from '@lavash/ui/problem-text.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { useConfirm } from '@lavash/ui/use-confirm.tsx'
import styles from './profile.module.css'

/** FI-05 */
export function ProfileData() {
  const t = useText()
  const { ask, confirmPopup } = useConfirm()
  const [busy, setBusy] = useState<'download' | 'delete'>()
  const [problem, setProblem] = useState<string>()
  const isDeleted = useRef(false)
  // Signed out when the page is left: while it is shown, the guard would ask to sign in again.
  useEffect(
    () => () => {
      if (isDeleted.current) void signOut()
    },
    [],
  )
  const download = async () => {
    setBusy('download')
    const answer = await callForAccount('account.download', {})
    setBusy(undefined)
    if (answer.ok) saveAccountFile(answer.value)
    else showToast({ kind: 'error', text: toFailureText(t, answer.failure) })
  }
  const remove = async () => {
    setProblem(undefined)
    const sure = await ask({
      title: t('profile.deleteTitle'),
      text: t('profile.deleteText'),
      confirmLabel: t('profile.delete'),
      isDanger: true,
    })
    if (sure !== 'confirmed') return
    setBusy('delete')
    const answer = await callForAccount('account.delete', {})
    setBusy(undefined)
    // An open order stands in the way: the answer names it, beside the button.
    if (!answer.ok) return setProblem(toFailureText(t, answer.failure))
    isDeleted.current = true
    navigate(toPath('home.index'))
    showToast({ text: t('profile.deleted') })
    await forgetUsedPlaces()
  }
  return (
    <Panel title={t('profile.data')}>
      <p className={styles.quiet}>{t('profile.dataText')}</p>
      <div className={styles.row}>
        <Button variant="neutral" isLoading={busy === 'download'} onClick={() => void download()}>
          {t('profile.download')}
        </Button>
        <Button variant="danger" isLoading={busy === 'delete'} onClick={() => void remove()}>
          {t('profile.delete')}
        </Button>
      </div>
      <ProblemText text={problem} />
      {confirmPopup}
    </Panel>
  )
}
