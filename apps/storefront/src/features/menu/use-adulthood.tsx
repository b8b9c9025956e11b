import type { Position } from '@lavash/contract/menus'
import { isAdultPosition } from '@lavash/rulebook/menu/positions'
import { createContext, type ReactNode, use, useCallback } from 'react'
import { useText } from '#i18n/use-text.ts'
import { getStored, setStored } from '#storage/stored-values.ts'
import { useConfirm } from '@lavash/ui/use-confirm.tsx'

/** Whether the dish may be added. */
type AskAdulthood = (position: Pick<Position, 'tags'>) => Promise<boolean>

const Adulthood = createContext<AskAdulthood | undefined>(undefined)

/**
 * M-06: asks once and stores a yes. A no is not stored, because somebody else may ask next. A popup that adds dishes
 * has its own provider, so that the question opens inside it.
 */
export function AdulthoodProvider({ children }: { children: ReactNode }) {
  const t = useText()
  const { ask, confirmPopup } = useConfirm()
  const askAdulthood = useCallback<AskAdulthood>(
    async (position) => {
      if (!isAdultPosition(position) || getStored('person_adulthood_confirmed')) return true
      const answer = await ask({
        title: t('adulthood.title'),
        text: t('adulthood.text'),
        confirmLabel: t('adulthood.yes'),
        cancelLabel: t('adulthood.no'),
      })
      if (answer !== 'confirmed') return false
      setStored({ person_adulthood_confirmed: true })
      return true
    },
    [ask, t],
  )
  return (
    <Adulthood value={askAdulthood}>
      {children}
      {confirmPopup}
    </Adulthood>
  )
}

/** `if (await askAdulthood(position)) addToCart(…)`. Resolves at once for dishes without an age limit. */
export function useAdulthood(): AskAdulthood {
  const ask = use(Adulthood)
  if (ask === undefined) throw new Error('Adulthood is asked for outside of its provider')
  return ask
}
