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

/** B-05, B-06. Whoever is stuck with a city or a venue that cannot be opened may choose another. */
export function FatalScreen({ error, onRetry }: Props) {
  // A fault of ours: the boundary tells the customer, and React the console.
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
