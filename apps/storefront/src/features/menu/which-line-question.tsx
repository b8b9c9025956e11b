import { Suspense } from 'react'
import { useWhichLine } from '#features/menu/which-line.ts'
import { later } from '@lavash/ui/later.tsx'

const WhichLinePopup = later(async () => (await import('#features/menu/which-line-popup.tsx')).WhichLinePopup)

/** Mounted once, since any card may ask. The popup is loaded at the first question. */
export function WhichLineQuestion() {
  const { position, isOpen } = useWhichLine()
  return (
    position !== undefined && (
      <Suspense fallback={null}>
        <WhichLinePopup key={position.id} position={position} isOpen={isOpen} />
      </Suspense>
    )
  )
}
