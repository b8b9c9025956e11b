import type { AnswerOf } from '@lavash/contract/calls'
import { Button } from '@lavash/ui/button.tsx'
import { Field } from '@lavash/ui/field.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { Copy } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import styles from './invite-popup.module.css'

export type MadeInvitation = AnswerOf<'team.invite'>

/** The token stands after '#': a browser sends that part to no server, so no log has it. */
function toLink(token: string): string {
  return `${window.location.origin}/office/invitation#${token}`
}

/** The link is shown here and nowhere again: the server keeps only its hash. */
export function ReadyInvitation({ made }: { made: MadeInvitation }) {
  const t = useText()
  const link = toLink(made.token)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ kind: 'success', text: t('ui.linkCopied') })
    } catch (error) {
      // Refused by the browser's settings, or no clipboard without https: the field can be copied by hand.
      if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error
      showToast({ kind: 'error', text: t('ui.linkNotCopied') })
    }
  }
  return (
    <div className={styles.form}>
      <p className={styles.text}>{made.isSent ? t('invite.sentText') : t('invite.readyText')}</p>
      <Field
        label={t('invite.link')}
        value={link}
        onValueChange={() => undefined}
        isReadOnly
        onFocus={(event) => event.target.select()}
      />
      <Button icon={<Copy />} onClick={() => void copy()}>
        {t('invite.copy')}
      </Button>
    </div>
  )
}
