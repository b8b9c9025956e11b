import type { TeamPerson } from '@lavash/contract/team'
import { Menu } from '@lavash/ui/menu.tsx'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import { Ellipsis, LogOut, UserRoundMinus, UserRoundPen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Avatar } from '#parts/avatar.tsx'
import { moveBetweenRows } from '#parts/move-between-rows.ts'
import { RoleBadge } from '#parts/role-badge.tsx'
import { useWhen } from '#parts/use-when.ts'
import { useVenueNames } from '#features/team/use-venue-names.ts'
import styles from './people-list.module.css'

export interface PersonActions {
  onChangeRoles: (person: TeamPerson) => void
  onEndSessions: (person: TeamPerson) => void
  onEnd: (person: TeamPerson) => void
}

interface Props {
  brandId: number
  people: readonly TeamPerson[]
  /** Without them there is no menu: a manager reads the team. */
  actions: PersonActions | undefined
  /** Invitations that wait, as rows below the people. */
  children?: ReactNode
}

export function PeopleList({ brandId, people, actions, children }: Props) {
  const t = useText()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between the buttons inside
    <section className={styles.card} aria-label={t('team.people')} onKeyDown={moveBetweenRows}>
      <div className={styles.head} aria-hidden>
        <span>{t('team.who')}</span>
        <span>{t('team.role')}</span>
        <span>{t('team.where')}</span>
        <span>{t('team.entry')}</span>
        <span>{t('team.seen')}</span>
      </div>
      <ul>
        {people.map((person) => (
          <PersonRow key={person.id} brandId={brandId} person={person} actions={actions} />
        ))}
        {children}
      </ul>
    </section>
  )
}

interface RowProps {
  brandId: number
  person: TeamPerson
  actions: PersonActions | undefined
}

function PersonRow({ brandId, person, actions }: RowProps) {
  const t = useText()
  const toWhen = useWhen()
  const toNames = useVenueNames(brandId)
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <Avatar name={person.name} />
        <span>
          <span className={styles.name}>{person.name}</span>
          {person.isMe && <span className={styles.you}>{t('team.you')}</span>}
        </span>
      </span>
      <span className={styles.roles}>
        {person.roles.map(({ role }) => (
          <RoleBadge key={role} role={role} />
        ))}
      </span>
      <span className={styles.where}>
        {[...new Set(person.roles.map(({ restoIds }) => toNames(restoIds)))].join('; ')}
      </span>
      <span className={styles.quiet}>{t(person.hasPasskey ? 'team.passkey' : 'team.noPasskey')}</span>
      <span className={styles.quiet}>
        {person.lastSeenAt === null ? t('team.never') : toWhen(person.lastSeenAt)}
      </span>
      {actions !== undefined && <PersonMenu person={person} actions={actions} />}
    </li>
  )
}

function PersonMenu({ person, actions }: { person: TeamPerson; actions: PersonActions }) {
  const t = useText()
  const label = t('team.menuOf', { name: person.name })
  return (
    <span className={styles.menu}>
      <Menu
        label={label}
        items={[
          {
            id: 'roles',
            label: t('team.changeRoles'),
            icon: <UserRoundPen />,
            onSelect: () => actions.onChangeRoles(person),
          },
          {
            id: 'sessions',
            label: t('team.endSessions'),
            icon: <LogOut />,
            onSelect: () => actions.onEndSessions(person),
          },
          {
            id: 'end',
            label: t('team.endPerson'),
            icon: <UserRoundMinus />,
            isDanger: true,
            onSelect: () => actions.onEnd(person),
          },
        ]}
        renderTrigger={(props) => (
          <IconButton
            {...props}
            label={label}
            icon={<Ellipsis />}
            data-row-button=""
            onKeyDown={(event) => {
              // Arrows belong to the rows here; Enter opens the menu.
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') props.onKeyDown(event)
            }}
          />
        )}
      />
    </span>
  )
}
