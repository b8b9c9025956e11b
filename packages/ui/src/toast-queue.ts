import { create } from 'zustand'

export interface Toast {
  text: string
  kind?: 'plain' | 'success' | 'error'
  /** Undoes the action, e.g. after a dish was removed. */
  undo?: () => void
  /** Another action with a label of its own. `undo` has its label. */
  action?: { label: string; onPress: () => void }
}

/** Toasts wait here until their code has arrived. */
export const useToastQueue = create<{ waiting: readonly Toast[] }>(() => ({ waiting: [] }))

/** May be called from anywhere. `ToastHost` shows it. */
export function showToast(toast: Toast): void {
  useToastQueue.setState(({ waiting }) => ({ waiting: [...waiting, toast] }))
}

export function takeToasts(): readonly Toast[] {
  const { waiting } = useToastQueue.getState()
  useToastQueue.setState({ waiting: [] })
  return waiting
}
