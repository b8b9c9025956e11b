import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { FailureError } from '#api/result.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/i18n-provider.tsx'
import { ErrorWithRetry } from '#ui/error-with-retry.tsx'

interface Props {
  children: ReactNode
  onReset: () => void
}

interface State {
  error: unknown
}

/** One screen that fails must not take the bars with it. React tells the console; the customer gets a retry. */
class Boundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('A screen threw nothing') }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <ScreenError
        error={error}
        onRetry={() => {
          this.props.onReset()
          this.setState({ error: undefined })
        }}
      />
    )
  }
}

export function ScreenBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <Boundary onReset={reset}>{children}</Boundary>}
    </QueryErrorResetBoundary>
  )
}

function ScreenError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText()
  const failure = error instanceof FailureError ? error.failure : undefined
  // A chunk that did not arrive stays lost to this document, and a fault would only repeat itself: both begin anew.
  const handleRetry = failure === undefined ? () => window.location.reload() : onRetry
  const details = failure && `${failure.message}${failure.status > 0 ? ` (${failure.status})` : ''}`
  return <ErrorWithRetry text={toFailureText(t, failure)} details={details} onRetry={handleRetry} />
}
