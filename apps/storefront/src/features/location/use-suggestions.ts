import type { City } from '@lavash/contract/cities'
import { addressQueryMaxLength, suggestDebounceMs, suggestMinCharacters } from '@lavash/rulebook/site/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { catalogueTimes } from '@lavash/client/query-times.ts'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import type { AddressSuggestion, Geocoder } from '#vendors/geocoding/geocoder.ts'

interface Suggestions {
  readonly items: readonly AddressSuggestion[]
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
}

const none: Suggestions = { items: [], status: 'idle' }

/**
 * L-05. Each text has its own query key, so a late answer cannot stand below a newer text. `text` is undefined for an
 * address that was picked.
 */
export function useSuggestions(
  geocoder: Geocoder,
  city: City | undefined,
  text: string | undefined,
): Suggestions {
  const locale = useLocale()
  const typed = (text ?? '').trim().slice(0, addressQueryMaxLength)
  const asked = useSettled(typed)
  const isEnough = (value: string) => value.length >= suggestMinCharacters
  const query = useQuery({
    queryKey: ['suggestions', geocoder.id, locale, city?.id, asked],
    queryFn: ({ signal }) =>
      city === undefined ? [] : geocoder.suggest(asked, city.bounds, { locale, signal }),
    enabled: isEnough(asked) && isEnough(typed) && city !== undefined,
    placeholderData: keepPreviousData,
    staleTime: catalogueTimes.staleTime,
  })
  if (!isEnough(typed)) return none
  if (query.isError) return { items: [], status: 'failed' }
  const isCurrent = asked === typed && query.isSuccess && !query.isPlaceholderData
  return { items: query.data ?? [], status: isCurrent ? 'ready' : 'loading' }
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), suggestDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
