import { BootError, type BootProblem } from '#app/boot/boot-error.ts'
import { toBootTexts } from '#app/boot/boot-texts.ts'
import { ErrorLayout } from '#app/layouts/error-layout.tsx'
import { useText } from '#i18n/use-text.ts'
import { forgetVenue } from '#order/chosen-location.ts'
import { useStored } from '#storage/stored-values.ts'
import { Button } from '@lavash/ui/button.tsx'
import { ErrorWithRetry } from '@lavash/ui/error-with-retry.tsx'

interface Props {
  error: Error
  onRetry: () => void
}

/** B-05, B-06: the boot failed. The customer may retry, or choose another city or venue. */
export function FatalScreen({ error, onRetry }: Props) {
  // Rethrows a fault of our own: the boundary tells the customer, and React logs it.
  if (!(error instanceof BootError)) throw error
  return <Problem problem={error.problem} onRetry={onRetry} />
}

function Problem({ problem, onRetry }: { problem: BootProblem; onRetry: () => void }) {
  const t = useText()
  const { text, details } = toBootTexts(t, problem)
  const hasChosen = useStored('city_id') !== null
  const isChoiceAtFault = problem.kind === 'catalogue' || problem.call?.startsWith('menu') === true
  const handleOther = () => {
    forgetVenue({ city_id: null })
    onRetry()
  }
  return (
    <ErrorLayout>
      <ErrorWithRetry title={t('boot.failedTitle')} text={text} details={details} onRetry={onRetry} />
      {hasChosen && isChoiceAtFault && (
        <Button variant="quiet" isWide onClick={handleOther}>
          {t('boot.chooseAnother')}
        </Button>
      )}
    </ErrorLayout>
  )
}
