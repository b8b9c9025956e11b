import type { Locale } from '@lavash/rulebook/site/locales'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { BootError } from '#app/boot/boot-error.ts'
import { loadInLanguage } from '#app/boot/boot-storefront.ts'
import { toBootTexts } from '#app/boot/boot-texts.ts'
import { toWantedLocale } from '#app/language/choose-locale.ts'
import { keepPlace } from '#app/language/keep-place.ts'
import { setCurrentLocale } from '#config/current-locale.ts'
import { getSettings } from '#config/current-settings.ts'
import { I18nProvider } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Messages } from '#i18n/use-text.ts'
import { setStored, useStored } from '#storage/stored-values.ts'
import { ProgressOverlay } from '@lavash/ui/progress-overlay.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'

export interface Shown {
  readonly locale: Locale
  readonly messages: Messages
}

interface Props {
  first: Shown
  children: ReactNode
}

/**
 * Follows the stored language, which this tab or another one has set. Texts and catalogue are fetched first. Then the
 * page changes at once and keeps its place.
 */
export function LanguageKeeper({ first, children }: Props) {
  const [shown, setShown] = useState(first)
  const wanted = toWantedLocale(useStored('app_locale'), getSettings())
  return (
    <I18nProvider locale={shown.locale} messages={shown.messages}>
      {wanted !== shown.locale && <Turning key={wanted} to={wanted} shown={shown} onTurned={setShown} />}
      {children}
    </I18nProvider>
  )
}

interface TurningProps {
  to: Locale
  shown: Shown
  onTurned: (shown: Shown) => void
}

function Turning({ to, shown, onTurned }: TurningProps) {
  const t = useText()
  const client = useQueryClient()
  useEffect(() => {
    let isOver = false
    const turn = async () => {
      const [messages] = await Promise.all([loadMessages(to), loadInLanguage(client, to)])
      if (isOver) return
      keepPlace(() => {
        flushSync(() => {
          setCurrentLocale(to)
          onTurned({ locale: to, messages })
        })
      })
    }
    turn().catch((error: unknown) => {
      if (isOver) return
      setStored({ app_locale: shown.locale })
      const isTold = error instanceof BootError
      showToast({ kind: 'error', text: isTold ? toBootTexts(t, error.problem).text : t('error.network') })
      // A failed chunk is a TypeError. Any other error is a fault and must be reported.
      if (!isTold && !(error instanceof TypeError)) throw error
    })
    return () => {
      isOver = true
    }
  }, [client, onTurned, shown, t, to])
  return <ProgressOverlay isShown />
}
