import { type ReactNode, useCallback, useState } from 'react'
import { Confirm, type ConfirmTexts } from '#ui/confirm.tsx'

export type ConfirmAnswer = 'confirmed' | 'cancelled' | 'other'

interface Question {
  texts: ConfirmTexts
  answer: (answer: ConfirmAnswer) => void
}

/**
 * `if ((await ask({ title })) === 'confirmed') …`, with `confirmPopup` rendered where the question belongs:
 * inside the popup that asks it, if there is one.
 */
export function useConfirm(): {
  ask: (texts: ConfirmTexts) => Promise<ConfirmAnswer>
  confirmPopup: ReactNode
} {
  const [question, setQuestion] = useState<Question>()
  const [isOpen, setIsOpen] = useState(false)
  const ask = useCallback(
    (texts: ConfirmTexts) =>
      new Promise<ConfirmAnswer>((resolve) => {
        setQuestion({ texts, answer: resolve })
        setIsOpen(true)
      }),
    [],
  )
  const close = (answer: ConfirmAnswer) => {
    setIsOpen(false)
    question?.answer(answer)
  }
  // The texts stay while the popup leaves; an empty question would be seen shrinking.
  const confirmPopup = question && (
    <Confirm
      {...question.texts}
      isOpen={isOpen}
      onConfirm={() => close('confirmed')}
      onCancel={() => close('cancelled')}
      onOther={() => close('other')}
    />
  )
  return { ask, confirmPopup }
}
