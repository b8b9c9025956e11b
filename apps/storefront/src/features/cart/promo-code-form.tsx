import { promoCodeMaxLength } from '@lavash/rulebook/site/limits'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { usePromoCodeTexts } from '#features/cart/use-promo-code-texts.ts'
import { useText } from '#i18n/use-text.ts'
import { usePreflight } from '#order/preflight-store.ts'
import { applyPromoCode, removePromoCode } from '#order/promo-code.ts'
import { useStored } from '#storage/stored-values.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Field } from '@lavash/ui/field.tsx'
import { Form } from '@lavash/ui/form.tsx'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import styles from './promo-code-form.module.css'

/** C-09: one field with the code that counts, or with the refused one and the reason. */
export function PromoCodeForm({ problem }: { problem: string | undefined }) {
  const t = useText()
  const code = useStored('order_promo_code')?.code ?? null
  const field = useRef<HTMLInputElement>(null)
  const [hasActed, setHasActed] = useState(false)
  const [draft, setDraft] = useState({ code, typed: code ?? '', isBlankTried: false })
  // Another tab, another page or the server changed the code, so the field follows.
  if (draft.code !== code) setDraft({ code, typed: code ?? '', isBlankTried: false })
  const texts = usePromoCodeTexts()
  const isAsking = usePreflight((state) => state.isAsking)
  const isTouched = draft.typed !== (code ?? '')
  const told = isTouched ? undefined : (texts.error ?? problem)
  const error = draft.isBlankTried ? t('validation.generic.required') : told

  // On a phone the keyboard and the order button leave little of the page: the reason must not hide below them.
  const isRefusedNow = hasActed && error !== undefined
  useEffect(() => {
    if (isRefusedNow) field.current?.closest('form')?.scrollIntoView({ block: 'center' })
  }, [isRefusedNow])

  /** The pressed button is replaced by the other one. */
  const handleAction = () => {
    setHasActed(true)
    field.current?.focus({ preventScroll: true })
  }

  const handleSubmit = () => {
    handleAction()
    const isBlank = draft.typed.trim() === ''
    setDraft({ ...draft, isBlankTried: isBlank })
    if (!isBlank) applyPromoCode(draft.typed)
  }

  return (
    <Form className={styles.form} data-place="promo-code" onSubmit={handleSubmit}>
      <Field
        ref={field}
        label={t('promoCode.label')}
        value={draft.typed}
        maxLength={promoCodeMaxLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        error={error}
        hint={isTouched ? undefined : texts.hint}
        isHintLive={hasActed}
        onValueChange={(typed) => setDraft({ ...draft, typed, isBlankTried: false })}
      />
      {code !== null && !isTouched ? (
        <IconButton
          variant="neutral"
          label={t('promoCode.remove')}
          icon={<X />}
          isLoading={isAsking && texts.isNew}
          onClick={() => {
            handleAction()
            removePromoCode()
          }}
        />
      ) : (
        <Button type="submit" variant="soft">
          {t('promoCode.apply')}
        </Button>
      )}
    </Form>
  )
}
