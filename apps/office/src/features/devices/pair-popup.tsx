import { staffNameMaxLength } from '@lavash/rulebook/site/limits'
import { Button } from '@lavash/ui/button.tsx'
import { Field } from '@lavash/ui/field.tsx'
import { Form } from '@lavash/ui/form.tsx'
import { Popup } from '@lavash/ui/popup.tsx'
import { ProblemText } from '@lavash/ui/problem-text.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { restosQuery } from '#api/restos.ts'
import { toPairingCode } from '#features/devices/pairing-code.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { Select } from '#parts/select.tsx'
import { useTask } from '#parts/use-task.ts'
import { callAsStaff } from '#session/call-as-staff.ts'
import { devicesQuery } from '#session/team-queries.ts'
import styles from './pair-popup.module.css'

interface Props {
  brandId: number
  isOpen: boolean
  onClose: () => void
}

export function PairPopup({ brandId, isOpen, onClose }: Props) {
  const t = useText()
  const client = useQueryClient()
  const { data: restos = [] } = useQuery(restosQuery(brandId))
  const { data: devices = [] } = useQuery(devicesQuery(brandId))
  const [code, setCode] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [name, setName] = useState(() => t('devices.namePlaceholder', { number: String(devices.length + 1) }))
  const { isBusy, problem, run } = useTask()
  const restoId = chosen ?? String(restos[0]?.id ?? '')
  const pair = () =>
    run(async () => {
      if (code.length !== 9) return t('devices.codeWrong')
      if (name.trim() === '') return t('devices.nameEmpty')
      const answer = await callAsStaff('devices.pair', {
        params: { brandId },
        body: { code, restoId: Number(restoId), name: name.trim() },
      })
      if (!answer.ok) return toFailureText(t, answer.failure)
      showToast({ kind: 'success', text: t('devices.paired', { name: name.trim() }) })
      await client.invalidateQueries({ queryKey: devicesQuery(brandId).queryKey })
      onClose()
      return undefined
    })
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t('devices.pair')} size="small">
      <Form className={styles.form} onSubmit={() => void pair()}>
        <p className={styles.text}>
          {t('devices.pairText', { address: `${window.location.host}/office/pair` })}
        </p>
        <Field
          label={t('devices.code')}
          value={code}
          onValueChange={(typed) => setCode(toPairingCode(typed))}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Select
          label={t('devices.venue')}
          options={restos.map((resto) => ({ value: String(resto.id), label: resto.name }))}
          value={restoId}
          onValueChange={setChosen}
        />
        <Field
          label={t('devices.name')}
          value={name}
          onValueChange={setName}
          maxLength={staffNameMaxLength}
        />
        <ProblemText text={problem} />
        <Button type="submit" size="large" isWide isLoading={isBusy}>
          {t('devices.pair')}
        </Button>
      </Form>
    </Popup>
  )
}
