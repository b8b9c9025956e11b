import type { TeamInvitation } from '@lavash/contract/team'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import { X } from 'lucide-react'
import { useVenueNames } from '#features/team/use-venue-names.ts'
import { useText } from '#i18n/use-text.ts'
import { Avatar } from '#parts/avatar.tsx'
import { RoleBadge } from '#parts/role-badge.tsx'
import { useWhen } from '#parts/use-when.ts'
import styles from './people-list.module.css'

interface Props {
  brandId: number
  invitation: TeamInvitation
  onCancel: (() => void) | undefined
}

/** Somebody who has not come yet. */
export function InvitationRow({ brandId, invitation, onCancel }: Props) {
  const t = useText()
  const toWhen = useWhen()
  const toNames = useVenueNames(brandId)
  const { roles, state, expiresAt } = invitation
  const name = invitation.name ?? invitation.phone ?? t('invite.nobody')
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <Avatar name={name} />
        <span className={styles.name}>{name}</span>
      </span>
      <span className={styles.roles}>
        {roles.map(({ role }) => (
          <RoleBadge key={role} role={role} />
        ))}
      </span>
      <span className={styles.where}>
        {[...new Set(roles.map(({ restoIds }) => toNames(restoIds)))].join('; ')}
      </span>
      <span className={styles.quiet}>{t('invite.waits')}</span>
      <span className={styles.soon}>
        {state === 'expired' ? t('invite.expired') : t('invite.expires', { when: toWhen(expiresAt) })}
      </span>
      {onCancel !== undefined && (
        <span className={styles.menu}>
          <IconButton label={t('invite.cancel')} icon={<X />} onClick={onCancel} data-row-button="" />
        </span>
      )}
    </li>
  )
}
