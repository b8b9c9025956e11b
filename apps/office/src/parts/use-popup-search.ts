import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

type PopupName = 'invite' | 'pair'

/**
 * A popup that has an address: `?open=invite` can be linked, and the back button closes it. `visit` changes with each opening:
 * as a key it gives every opening an empty form.
 */
export function usePopupSearch(name: PopupName) {
  const search = useSearch({ strict: false }) as { open?: PopupName }
  const navigate = useNavigate()
  const [visit, setVisit] = useState(0)
  const isOpen = search.open === name
  const show = (open: PopupName | undefined) => {
    const { open: before, ...rest } = search
    if (before === open) return
    void navigate({
      to: '.',
      search: { ...rest, ...(open !== undefined && { open }) },
      resetScroll: false,
    } as never)
  }
  return {
    isOpen,
    visit,
    open: () => {
      setVisit((count) => count + 1)
      show(name)
    },
    close: () => show(undefined),
  }
}
