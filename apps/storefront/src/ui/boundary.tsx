import { Component, type ReactNode } from 'react'

interface Props {
  /** What has failed is tried again somewhere else. */
  place?: string
  /** Instead of what has failed; without it there is nothing. */
  renderFailed?: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

interface State {
  failed: { readonly error: unknown } | undefined
  place: string | undefined
}

/** What fails below it takes nothing else with it. React tells the console. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: undefined, place: undefined }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, failed: undefined }
  }

  override render(): ReactNode {
    const { failed } = this.state
    return failed
      ? this.props.renderFailed?.(failed.error, () => this.setState({ failed: undefined }))
      : this.props.children
  }
}
