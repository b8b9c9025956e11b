import { LogOut, ReceiptText, UserRound } from 'lucide-react'
import { navigate } from '#navigation/history.ts'
import { IconLink } from '#navigation/icon-link.tsx'
import { useEntry } from '#navigation/router.tsx'
import { toPath } from '#config/paths.ts'
import { useText } from '#i18n/use-text.ts'
import { signOut } from '#session/sign-out.ts'
import { useProfile } from '#session/use-session.ts'
import { Chip } from '@lavash/ui/chip.tsx'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import { LinkButton } from '#navigation/link-button.tsx'
import { Menu, type MenuTriggerProps } from '@lavash/ui/menu.tsx'
import { useConfirm } from '@lavash/ui/use-confirm.tsx'
import styles from './person-menu.module.css'

const pages = ['orders.index', 'profile.index'] as const

/** S-08, X-04: the sign-in button, or the menu of the signed-in customer. A phone's bar has room for an icon only. */
export function PersonMenu({ isCompact = false }: { isCompact?: boolean }) {
  const t = useText()
  const { pathname, search } = useEntry()
  const profile = useProfile()
  const { ask, confirmPopup } = useConfirm()
  if (profile === null) {
    const link = { to: toPath('auth.index'), state: { from: pathname + search } }
    return isCompact ? (
      <IconLink {...link} label={t('auth.signIn')} icon={<UserRound />} variant="neutral" />
    ) : (
      <LinkButton {...link} variant="neutral" size="small" icon={<UserRound />}>
        {t('auth.signIn')}
      </LinkButton>
    )
  }
  const ownName = profile.firstName?.trim() ?? ''
  const label = ownName === '' ? t('person.menu') : `${t('person.menu')}: ${ownName}`
  const initial = ownName === '' ? <UserRound /> : <b>{[...ownName][0]?.toUpperCase()}</b>
  const handleSignOut = async () => {
    const answer = await ask({ title: t('auth.signOutConfirm'), confirmLabel: t('auth.signOut') })
    if (answer !== 'confirmed') return
    // Leaves personal pages first, because the guard would ask to sign in again at once.
    const isOnPersonalPage = pages.some((page) => pathname.startsWith(toPath(page)))
    if (isOnPersonalPage) navigate(toPath('home.index'))
    await signOut()
  }
  const items = [
    {
      id: 'profile',
      label: t('person.menu'),
      icon: <UserRound />,
      onSelect: () => navigate(toPath('profile.index')),
    },
    {
      id: 'orders',
      label: t('person.orders'),
      icon: <ReceiptText />,
      onSelect: () => navigate(toPath('orders.index')),
    },
    {
      id: 'sign-out',
      label: t('auth.signOut'),
      icon: <LogOut />,
      isDanger: true,
      onSelect: () => void handleSignOut(),
    },
  ]
  const renderTrigger = (trigger: MenuTriggerProps) =>
    isCompact ? (
      <IconButton {...trigger} label={label} icon={initial} variant="soft" />
    ) : (
      <Chip {...trigger} icon={<UserRound />} hasArrow aria-label={label}>
        <span className={styles.name}>{ownName || t('person.menu')}</span>
      </Chip>
    )
  return (
    <>
      <Menu label={t('person.menu')} items={items} renderTrigger={renderTrigger} />
      {confirmPopup}
    </>
  )
}
