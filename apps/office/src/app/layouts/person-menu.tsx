import { Menu } from '@lavash/ui/menu.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { useNavigate } from '@tanstack/react-router'
import { CircleUserRound, Ellipsis, Keyboard, LogOut } from 'lucide-react'
import { openKeys } from '#app/layouts/keys-dialog.tsx'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { Avatar } from '#parts/avatar.tsx'
import { listBrands } from '#session/brands.ts'
import { useMe } from '#session/me-context.tsx'
import { signOut } from '#session/sign-out.ts'
import styles from './person-menu.module.css'

export function PersonMenu({ brandId }: { brandId: number }) {
  const t = useText()
  const navigate = useNavigate()
  const me = useMe()
  const role = listBrands(me).find(({ id }) => id === brandId)?.role
  const handleSignOut = async () => {
    const answer = await signOut()
    if (!answer.ok) showToast({ kind: 'error', text: toFailureText(t, answer.failure) })
  }
  return (
    <Menu
      label={t('nav.personMenu', { name: me.name })}
      items={[
        {
          id: 'account',
          label: t('nav.account'),
          icon: <CircleUserRound />,
          onSelect: () => void navigate({ to: '/$brandId/account', params: { brandId } }),
        },
        { id: 'keys', label: t('nav.keys'), icon: <Keyboard />, onSelect: openKeys },
        {
          id: 'sign-out',
          label: t('nav.signOut'),
          icon: <LogOut />,
          onSelect: () => void handleSignOut(),
        },
      ]}
      renderTrigger={(props) => (
        <button
          {...props}
          type="button"
          className={styles.person}
          aria-label={t('nav.personMenu', { name: me.name })}
        >
          <Avatar name={me.name} />
          <span className={styles.texts}>
            <span className={styles.name}>{me.name}</span>
            {role !== undefined && <span className={styles.role}>{t(`role.${role}`)}</span>}
          </span>
          <Ellipsis className={styles.more} />
        </button>
      )}
    />
  )
}
