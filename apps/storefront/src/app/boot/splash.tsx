import { BootFrame } from '#app/boot/boot-frame.tsx'
import { SplashPhoto } from '#app/boot/splash-photo.tsx'
import { useText } from '#i18n/use-text.ts'
import { HiddenText } from '@lavash/ui/hidden-text.tsx'

/** B-04: the brand, while the first answers arrive. */
export function Splash() {
  const t = useText()
  return (
    <>
      <BootFrame photo={<SplashPhoto />} />
      <output>
        <HiddenText>{t('boot.loading')}</HiddenText>
      </output>
    </>
  )
}
