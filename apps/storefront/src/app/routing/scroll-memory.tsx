import { Component } from 'react'
import { rememberScrollTop } from '#app/routing/scroll-positions.ts'

interface Props {
  entryKey: string
}

/**
 * Notes where a page was left in the last moment it is still there. A class, because no hook runs before the
 * page changes; scroll events come a frame late, when a shorter page has already pulled the position up.
 */
export class ScrollMemory extends Component<Props> {
  override getSnapshotBeforeUpdate({ entryKey }: Props): null {
    if (entryKey !== this.props.entryKey) rememberScrollTop(entryKey, window.scrollY)
    return null
  }

  // React asks for both or none.
  override componentDidUpdate(): void {}

  override render(): null {
    return null
  }
}
