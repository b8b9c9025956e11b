import type { Clock } from '#clock.ts'

/** Stands still until the test moves it. */
export class MovableClock implements Clock {
  #at: number

  constructor(at: string) {
    this.#at = Date.parse(at)
  }

  now(): number {
    return this.#at
  }

  moveTo(at: string): void {
    this.#at = Date.parse(at)
  }

  advanceMs(ms: number): void {
    this.#at += ms
  }
}
