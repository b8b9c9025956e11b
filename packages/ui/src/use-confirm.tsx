import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import type { ConfirmTexts } from '#confirm.tsx'
import { later } from '#later.tsx'

const Confirm = later(async () => (await import('#confirm.tsx')).Confirm)

type ConfirmAnswer = 'confirmed' | 'cancelled' | 'other'

/** Confirms for the customer when the awaited thing happens by itself. Returns a function that stops listening. */
type ConfirmedBy = (confirm: () => void) => () => void

export type Ask = (texts: ConfirmTexts, confirmedBy?: ConfirmedBy) => Promise<ConfirmAnswer>

interface Question {
  texts: ConfirmTexts
  confirmedBy: ConfirmedBy | undefined
  answer: (answer: ConfirmAnswer) => void
}

/**
 * `if ((await ask({ title })) === 'confirmed') …`, with `confirmPopup` rendered where the question belongs:
 * inside the popup that asks it, if there is one.
 */
export function useConfirm(): { ask: Ask; confirmPopup: ReactNode } {
  const [question, setQuestion] = useState<Question>()
  const [isOpen, setIsOpen] = useState(false)
  const ask = useCallback<Ask>(
    (texts, confirmedBy) =>
      new Promise<ConfirmAnswer>((resolve) => {
        const answer = (given: ConfirmAnswer) => {
          setIsOpen(false)
          resolve(given)
        }
        setQuestion({ texts, confirmedBy, answer })
        setIsOpen(true)
      }),
    [],
  )
  useEffect(
    () => (isOpen ? question?.confirmedBy?.(() => question.answer('confirmed')) : undefined),
    [isOpen, question],
  )
  const close = (answer: ConfirmAnswer) => question?.answer(answer)
  // The texts stay during the closing animation, so that the popup does not shrink.
  const confirmPopup = question && (
    <Suspense fallback={null}>
      <Confirm
        {...question.texts}
        isOpen={isOpen}
        onConfirm={() => close('confirmed')}
        onCancel={() => close('cancelled')}
        onOther={() => close('other')}
      />
    </Suspense>
  )
  return { ask, confirmPopup }
}
