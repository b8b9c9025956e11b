import type { ReactNode } from 'react'
import { BootFrame } from '#app/boot/boot-frame.tsx'
import { LanguageSwitch } from '#app/language/language-switch.tsx'

/** A bare page with the brand's name: message, code and a way on. */
export function ErrorLayout({ children }: { children?: ReactNode }) {
  return <BootFrame corner={<LanguageSwitch />}>{children}</BootFrame>
}
