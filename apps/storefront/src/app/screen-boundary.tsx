import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ComponentType, Fragment, type PropsWithChildren, type ReactNode } from 'react'
import { findFailure } from '@lavash/client/result.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { ErrorWithRetry } from '@lavash/ui/error-with-retry.tsx'

interface Props {
  /** Another tab tells a new city and its venue one after the other: between the two nothing can be drawn. */
  place?: string
  /** Around the error; without it the bars are still there. */
  Frame?: ComponentType<PropsWithChildren>
  children: ReactNode
}

/** One screen that fails must not take the bars with it, nor the bars everything: the customer gets a retry. */
export function ScreenBoundary({ Frame = Fragment, ...props }: Props) {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <Boundary
      {...props}
      renderFailed={(error, retry) => (
        <Frame>
          <ScreenError
            error={error}
            onRetry={() => {
              reset()
              retry()
            }}
          />
        </Frame>
      )}
    />
  )
}

interface BoundaryProps {
  /** What has failed is tried again somewhere else. */
  place?: string
  renderFailed: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

interface State {
  failed: { readonly error: unknown } | undefined
  place: string | undefined
}

/** Only a class can be one. React tells the console. */
class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failed: undefined, place: undefined }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: State): State | null {
    return place === state.place ? null : { place, failed: undefined }
  }

  override render(): ReactNode {
    const { failed } = this.state
    return failed
      ? this.props.renderFailed(failed.error, () => this.setState({ failed: undefined }))
      : this.props.children
  }
}

function ScreenError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText()
  const failure = findFailure(error)
  // A chunk that did not arrive stays lost to this document, and a fault would only repeat itself: both begin anew.
  const handleRetry = failure === undefined ? () => window.location.reload() : onRetry
  const details = failure && `${failure.message}${failure.status > 0 ? ` (${failure.status})` : ''}`
  return <ErrorWithRetry text={toFailureText(t, failure)} details={details} onRetry={handleRetry} />
}
