import { create } from 'zustand'

interface StepUp {
  /** Set while the question is open. */
  answer: ((isVerified: boolean) => void) | undefined
}

export const useStepUp = create<StepUp>(() => ({ answer: undefined }))

/** Several calls may want it at once: one question answers them all. */
let asked: Promise<boolean> | undefined

/** Whether the person has shown again who they are. The dialog stands in features/step-up. */
export function askToVerify(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    useStepUp.setState({
      answer: (isVerified) => {
        asked = undefined
        useStepUp.setState({ answer: undefined })
        resolve(isVerified)
      },
    })
  })
  return asked
}
