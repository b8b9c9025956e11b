import type { TeamRole } from '@lavash/contract/staff'
import { staffRoles } from '@lavash/rulebook/account/staff-roles'
import { Checkbox } from '@lavash/ui/checkbox.tsx'
import { ChoiceGroup } from '@lavash/ui/choice-group.tsx'
import { SegmentedToggle } from '@lavash/ui/segmented-toggle.tsx'
import { useQuery } from '@tanstack/react-query'
import { restosQuery } from '#api/restos.ts'
import { useText } from '#i18n/use-text.ts'
import styles from './roles-field.module.css'

const texts = { OWNER: 'team.ownerText', MANAGER: 'team.managerText', COUNTER: 'team.counterText' } as const
const fromMost = staffRoles.toReversed()

interface Props {
  brandId: number
  roles: readonly TeamRole[]
  onRolesChange: (roles: TeamRole[]) => void
  error: string | undefined
}

/** Each role with its venues. Somebody may be a manager at one venue and work at the counter of another. */
export function RolesField({ brandId, roles, onRolesChange, error }: Props) {
  const t = useText()
  return (
    <ChoiceGroup label={t('team.role')} error={error}>
      {fromMost.map((role) => {
        const own = roles.find((one) => one.role === role)
        const others = roles.filter((one) => one.role !== role)
        return (
          <div key={role} className={styles.role}>
            <Checkbox
              label={t(`role.${role}`)}
              description={t(texts[role])}
              isChecked={own !== undefined}
              onCheckedChange={(isChecked) =>
                onRolesChange(isChecked ? [...others, { role, restoIds: null }] : others)
              }
            />
            {own !== undefined && (
              <VenuesField
                brandId={brandId}
                role={own}
                onChange={(restoIds) => onRolesChange([...others, { role, restoIds }])}
              />
            )}
          </div>
        )
      })}
    </ChoiceGroup>
  )
}

interface VenuesProps {
  brandId: number
  role: TeamRole
  onChange: (restoIds: number[] | null) => void
}

function VenuesField({ brandId, role: { role, restoIds }, onChange }: VenuesProps) {
  const t = useText()
  const { data: restos = [] } = useQuery(restosQuery(brandId))
  if (restos.length < 2) return null
  return (
    <div className={styles.venues}>
      <SegmentedToggle
        label={t('team.venuesOf', { role: t(`role.${role}`) })}
        options={[
          { value: 'all', label: t('team.allVenues') },
          { value: 'chosen', label: t('team.chosenVenues') },
        ]}
        value={restoIds === null ? 'all' : 'chosen'}
        onValueChange={(value) => onChange(value === 'all' ? null : [])}
      />
      {restoIds?.length !== undefined &&
        restos.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            isChecked={restoIds.includes(id)}
            onCheckedChange={(isChecked) =>
              onChange(isChecked ? [...restoIds, id] : restoIds.filter((one) => one !== id))
            }
          />
        ))}
    </div>
  )
}
