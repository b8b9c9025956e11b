import type { Passkey } from '@lavash/contract/passkeys'
import { Button } from '@lavash/ui/button.tsx'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import { Menu } from '@lavash/ui/menu.tsx'
import { Panel } from '@lavash/ui/panel.tsx'
import { ProblemText } from '@lavash/ui/problem-text.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { useConfirm } from '@lavash/ui/use-confirm.tsx'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Ellipsis, KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { toBrowserName } from '#features/account/browser-name.ts'
import { PasskeyNamePopup } from '#features/account/passkey-name-popup.tsx'
import { toFailureText } from '#i18n/failure-text.ts'
import { toObstacleText } from '#i18n/obstacle-text.ts'
import { useText } from '#i18n/use-text.ts'
import { PasskeyNotice } from '#parts/passkey-notice.tsx'
import { Row, RowList } from '#parts/row-list.tsx'
import { useTask } from '#parts/use-task.ts'
import { useWhen } from '#parts/use-when.ts'
import { passkeysQuery } from '#session/account-queries.ts'
import { addPasskey } from '#session/add-passkey.ts'
import { callAsStaff } from '#session/call-as-staff.ts'
import { findObstacleHere, toLocalAddress } from '#session/passkey-support.ts'
import styles from './account.module.css'

export function PasskeysPanel() {
  const t = useText()
  const client = useQueryClient()
  const { data: passkeys } = useSuspenseQuery(passkeysQuery)
  const { ask, confirmPopup } = useConfirm()
  const { isBusy, problem, run } = useTask()
  const [renamed, setRenamed] = useState<{ passkey: Passkey; isOpen: boolean }>()
  const obstacle = findObstacleHere()
  const refresh = () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey })

  const add = () =>
    run(async () => {
      const name = toBrowserName(navigator.userAgent) ?? t('account.unknownDevice')
      const outcome = await addPasskey(name)
      if (!outcome.ok) return toObstacleText(t, outcome.obstacle)
      showToast({ kind: 'success', text: t('account.passkeyAdded', { name }) })
      await refresh()
      return undefined
    })

  const remove = ({ id, name }: Passkey) =>
    run(async () => {
      const answered = await ask({
        title: t('account.removeQuestion', { name }),
        text: t('account.removeText'),
        confirmLabel: t('account.removePasskey'),
        isDanger: true,
      })
      if (answered !== 'confirmed') return undefined
      const answer = await callAsStaff('staff.passkeys.remove', { params: { passkeyId: id } })
      if (!answer.ok) return toFailureText(t, answer.failure)
      showToast({ kind: 'success', text: t('account.passkeyRemoved') })
      await refresh()
      return undefined
    })

  return (
    <Panel
      title={t('account.passkeys')}
      end={
        obstacle === undefined && (
          <Button
            variant="neutral"
            size="small"
            icon={<Plus />}
            isLoading={isBusy}
            onClick={() => void add()}
          >
            {t('account.addPasskey')}
          </Button>
        )
      }
    >
      {obstacle !== undefined && (
        <PasskeyNotice obstacle={obstacle} address={toLocalAddress(window.location)} />
      )}
      {passkeys.length === 0 && <p className={styles.text}>{t('account.noPasskeys')}</p>}
      <RowList>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setRenamed({ passkey, isOpen: true })}
            onRemove={() => void remove(passkey)}
          />
        ))}
      </RowList>
      <ProblemText text={problem} />
      {renamed !== undefined && (
        <PasskeyNamePopup
          key={renamed.passkey.id}
          passkey={renamed.passkey}
          isOpen={renamed.isOpen}
          onClose={() => setRenamed({ ...renamed, isOpen: false })}
        />
      )}
      {confirmPopup}
    </Panel>
  )
}

interface RowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

function PasskeyRow({ passkey: { name, lastUsedAt }, onRename, onRemove }: RowProps) {
  const t = useText()
  const toWhen = useWhen()
  const label = t('account.passkeyMenu', { name })
  const about =
    lastUsedAt === null ? t('account.passkeyUnused') : t('account.passkeyUsed', { when: toWhen(lastUsedAt) })
  return (
    <Row icon={<KeyRound />} title={name} about={about}>
      <Menu
        label={label}
        items={[
          { id: 'rename', label: t('account.renamePasskey'), onSelect: onRename },
          { id: 'remove', label: t('account.removePasskey'), isDanger: true, onSelect: onRemove },
        ]}
        renderTrigger={(props) => <IconButton {...props} label={label} icon={<Ellipsis />} />}
      />
    </Row>
  )
}
