import { KeyRound } from 'lucide-react'
import { useFirstText } from '#i18n/use-text.ts'
import { Notice } from '#parts/notice.tsx'

interface Props {
  obstacle: 'insecure' | 'ipAddress' | 'missing'
  /** Where the office would take passkeys on this very computer. */
  address: string
}

/** Passkeys cannot work in this window: why, and what to do. */
export function PasskeyNotice({ obstacle, address }: Props) {
  const t = useFirstText()
  return (
    <Notice tone="warn" icon={<KeyRound />} title={t('passkey.unavailable')}>
      {t(`passkey.${obstacle}`, { address })}
    </Notice>
  )
}
