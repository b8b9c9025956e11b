import type { Position } from '@lavash/contract/menus'
import { create } from 'zustand'

/** The dish whose lines are asked about. */
export const useWhichLine = create<{ position: Position | undefined; isOpen: boolean }>(() => ({
  position: undefined,
  isOpen: false,
}))

export function askWhichLine(position: Position): void {
  useWhichLine.setState({ position, isOpen: true })
}

export function closeWhichLine(): void {
  useWhichLine.setState({ isOpen: false })
}
