import { ShoppingBag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useGalleryText } from './use-gallery-text.ts'
import { Button } from '#button.tsx'
import { EmptyState } from '#empty-state.tsx'
import { ErrorWithRetry } from '#error-with-retry.tsx'
import { LinkButton } from '#link-button.tsx'
import { Panel } from '#panel.tsx'
import { ProblemText } from '#problem-text.tsx'
import { ProgressBar } from '#progress-bar.tsx'
import { ProgressOverlay } from '#progress-overlay.tsx'
import { Sample, Section } from './section.tsx'

export function StatesSection() {
  const t = useGalleryText()
  const [isRetrying, setIsRetrying] = useState(false)
  return (
    <Section title="States">
      <Sample name="empty state">
        <EmptyState
          icon={<ShoppingBag />}
          title={t('cart.empty')}
          text={t('cart.emptyHint')}
          action={<LinkButton href="/">{t('cart.backToMenu')}</LinkButton>}
        />
      </Sample>
      <Sample name="error with retry">
        <ErrorWithRetry
          text={t('error.network')}
          details="Network error when attempting to fetch resource. (0)"
          isRetrying={isRetrying}
          onRetry={() => setIsRetrying(true)}
        />
      </Sample>
      <Sample name="panel, with an action and a problem">
        <Panel
          title={t('cart.headline')}
          end={
            <Button variant="quiet" size="small">
              {t('cart.clear')}
            </Button>
          }
        >
          <p>{t('cart.emptyHint')}</p>
          <ProblemText text={t('error.code.resto.closed')} />
        </Panel>
      </Sample>
      <Sample name="progress bar">
        <ProgressBar label={t('common.loading')} value={2} max={3} />
      </Sample>
      <ProgressSample />
    </Section>
  )
}

/** Escape ends it, because the sample covers the button that started it. */
function ProgressSample() {
  const t = useGalleryText()
  const [text, setText] = useState<string | undefined>()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const stop = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsShown(false)
    }
    window.addEventListener('keydown', stop)
    return () => window.removeEventListener('keydown', stop)
  }, [])
  const show = (next: string | undefined) => {
    setText(next)
    setIsShown(true)
  }
  return (
    <Sample name="progress overlay, with and without words; Escape ends it here">
      <Button variant="neutral" onClick={() => show(undefined)}>
        {t('common.loading')}
      </Button>
      <Button variant="neutral" onClick={() => show(t('checkout.placing'))}>
        {t('checkout.place')}
      </Button>
      <ProgressOverlay isShown={isShown} {...(text !== undefined && { text })} />
    </Sample>
  )
}
