import { staffRoles } from '@lavash/rulebook/account/staff-roles'
import { HiddenText } from '@lavash/ui/hidden-text.tsx'
import { Panel } from '@lavash/ui/panel.tsx'
import { Check, Minus } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import styles from './role-rights.module.css'

const fromMost = staffRoles.toReversed()

/** From OWNER to COUNTER: may, may at the own venues, may not. */
const rights = [
  ['team.canCounter', ['yes', 'ownVenues', 'ownVenues']],
  ['team.canRead', ['yes', 'yes', 'no']],
  ['team.canDevices', ['yes', 'ownVenues', 'no']],
  ['team.canLog', ['yes', 'yes', 'no']],
  ['team.canTeam', ['yes', 'no', 'no']],
] as const

export function RoleRights() {
  const t = useText()
  return (
    <Panel title={t('team.can')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard where letters are large */}
      <fieldset className={styles.scroll} tabIndex={0} aria-label={t('team.can')}>
        <table className={styles.rights}>
          <thead>
            <tr>
              <th scope="col">
                <HiddenText>{t('team.right')}</HiddenText>
              </th>
              {fromMost.map((role) => (
                <th key={role} scope="col">
                  {t(`role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map(([what, answers]) => (
              <tr key={what}>
                <th scope="row">{t(what)}</th>
                {answers.map((answer, index) => (
                  <td key={fromMost[index]}>
                    <Right answer={answer} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </fieldset>
    </Panel>
  )
}

function Right({ answer }: { answer: 'yes' | 'no' | 'ownVenues' }) {
  const t = useText()
  if (answer === 'ownVenues') return <span className={styles.own}>{t('team.ownVenues')}</span>
  return (
    <span className={styles.sign} data-answer={answer}>
      {answer === 'yes' ? <Check /> : <Minus />}
      <HiddenText>{t(`team.${answer}`)}</HiddenText>
    </span>
  )
}
