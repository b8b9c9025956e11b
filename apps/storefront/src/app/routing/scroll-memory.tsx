import { Component } from 'react'
import { rememberScrollTop } from '#app/routing/scroll-positions.ts'

interface Props {
  entryKey: string
}

/**
 * Stores the scroll position just before the page changes. It is a class, because hooks have no such moment. Scroll
 * events are a frame late, when a shorter page has already changed the position.
 */
export class ScrollMemory extends Component<Props> {
  override getSnapshotBeforeUpdate({ entryKey }: Props): null {
    if (entryKey !== this.props.entryKey) rememberScrollTop(entryKey, window.scrollY)
    return null
  }

  // React requires both methods.
  override componentDidUpdate(): void {}

  override render(): null {
    return null
  }
}
