import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { invitationQuery } from '#api/invitation.ts'
import { Acceptance } from '#features/invitation/acceptance.tsx'
import { useText } from '#i18n/use-text.ts'
import { LinkButton } from '#parts/link-button.tsx'
import { OpenColumn } from '#parts/open-column.tsx'

/** The token stands behind '#', where no server and no log reads it. */
export function InvitationScreen() {
  const t = useText()
  const token = useLocation({ select: ({ hash }) => hash })
  const { data: invitation } = useSuspenseQuery(invitationQuery(token))
  const state = invitation?.state ?? 'unknown'
  if (invitation !== null && state === 'open') return <Acceptance token={token} invitation={invitation} />
  return (
    <OpenColumn title={t(`invitation.${state}` as never)} lead={t(`invitation.${state}Text` as never)}>
      <LinkButton to="/sign-in" variant="neutral" size="large">
        {t('invitation.toSignIn')}
      </LinkButton>
    </OpenColumn>
  )
}
