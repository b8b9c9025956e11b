import { progressSpinnerPx } from '@lavash/rulebook/site/layout-sizes'
import { createPortal } from 'react-dom'
import { useText } from '#use-text.ts'
import { HiddenText } from '#hidden-text.tsx'
import { useLayout } from '#layout-mode.ts'
import { Spinner } from '#spinner.tsx'
import styles from './progress-overlay.module.css'

interface Props {
  isShown: boolean
  /** What is being done; seen below the spinner and read aloud. Without it "loading" is read alone. */
  text?: string
}

/** over everything, popups too, hence not inside #root, which stacks by itself. */
export function ProgressOverlay({ isShown, text }: Props) {
  const t = useText()
  const layout = useLayout()
  return createPortal(
    <output className={styles.overlay} data-shown={isShown || undefined}>
      {isShown && (
        <>
          <Spinner sizePx={progressSpinnerPx[layout]} />
          {text === undefined ? <HiddenText>{t('common.loading')}</HiddenText> : <span>{text}</span>}
        </>
      )}
    </output>,
    document.body,
  )
}
