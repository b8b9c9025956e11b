import { useText } from '#i18n/use-text.ts'
import styles from './role-badge.module.css'

type Role = 'OWNER' | 'MANAGER' | 'COUNTER' | 'PLATFORM'

export function RoleBadge({ role }: { role: Role }) {
  const t = useText()
  return (
    <span className={styles.badge} data-role={role}>
      {t(`role.${role}`)}
    </span>
  )
}
