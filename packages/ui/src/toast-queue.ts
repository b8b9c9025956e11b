import { create } from 'zustand'

export interface Toast {
  text: string
  kind?: 'plain' | 'success' | 'error'
  /** A way back, e.g. after a dish was removed. */
  undo?: () => void
  /** Another way on, with its own words; `undo` has them already. */
  action?: { label: string; onPress: () => void }
}

/** What was said before the toasts' own code had arrived waits here. */
export const useToastQueue = create<{ waiting: readonly Toast[] }>(() => ({ waiting: [] }))

/** Can be called from anywhere; `ToastHost` shows it. */
export function showToast(toast: Toast): void {
  useToastQueue.setState(({ waiting }) => ({ waiting: [...waiting, toast] }))
}

export function takeToasts(): readonly Toast[] {
  const { waiting } = useToastQueue.getState()
  useToastQueue.setState({ waiting: [] })
  return waiting
}
