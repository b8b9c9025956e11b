import { Check, Copy } from 'lucide-react'
import { getSettings } from '#config/current-settings.ts'
import { useText } from '#i18n/use-text.ts'
import { applyPromoCode } from '#order/promo-code.ts'
import { useStored } from '#storage/stored-values.ts'
import { Button } from '@lavash/ui/button.tsx'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import styles from './promotion-code.module.css'

/** A promotion's code: applied to the cart, or copied. */
export function PromotionCode({ code }: { code: string }) {
  const t = useText()
  const isApplied = useStored('order_promo_code')?.code === code
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      showToast({ kind: 'success', text: t('promotions.copied') })
    } catch (error) {
      // The browser forbids the clipboard, or the page has no HTTPS. The code can still be read and typed.
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error
      showToast({ kind: 'error', text: t('promotions.notCopied') })
    }
  }
  return (
    <div className={styles.box}>
      <p className={styles.texts}>
        <span className={styles.label}>{t('promoCode.label')}</span>
        <span className={styles.code}>{code}</span>
      </p>
      <IconButton label={t('promotions.copy')} icon={<Copy />} onClick={() => void handleCopy()} />
      {getSettings().hasPromoCodes &&
        (isApplied ? (
          <output className={styles.applied}>
            <Check />
            {t('promotions.inCart')}
          </output>
        ) : (
          <Button size="small" onClick={() => applyPromoCode(code)}>
            {t('promoCode.apply')}
          </Button>
        ))}
    </div>
  )
}
