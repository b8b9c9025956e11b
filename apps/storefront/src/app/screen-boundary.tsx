import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ComponentType, Fragment, type PropsWithChildren, type ReactNode } from 'react'
import { findFailure } from '@lavash/client/result.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { ErrorWithRetry } from '@lavash/ui/error-with-retry.tsx'

interface Props {
  /**
   * A change of this value clears the error. Another tab changes city and venue one after the other, and in between
   * nothing can be rendered.
   */
  place?: string
  /** Rendered around the error. Left out where the bars are still there. */
  Frame?: ComponentType<PropsWithChildren>
  children: ReactNode
}

/** Limits an error to one screen, or to the bars: the rest stays usable, and the customer gets a retry. */
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
  /** A change clears the error. */
  place?: string
  renderFailed: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

interface State {
  failed: { readonly error: unknown } | undefined
  place: string | undefined
}

/** React supports error boundaries as classes only. It logs the error itself. */
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
  // Reloads the document: a failed chunk stays failed in it, and a fault would repeat.
  const handleRetry = failure === undefined ? () => window.location.reload() : onRetry
  const details = failure && `${failure.message}${failure.status > 0 ? ` (${failure.status})` : ''}`
  return <ErrorWithRetry text={toFailureText(t, failure)} details={details} onRetry={handleRetry} />
}
