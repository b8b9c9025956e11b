import type { StaffWays } from '@lavash/contract/staff'
import { Button } from '@lavash/ui/button.tsx'
import { ProblemText } from '@lavash/ui/problem-text.tsx'
import { toFailureText } from '#i18n/failure-text.ts'
import { useFirstText } from '#i18n/use-text.ts'
import { useTask } from '#parts/use-task.ts'
import { signInDemo } from '#session/sign-in-demo.ts'
import styles from './sign-in.module.css'

/** Outside production only: the server does not offer it there. */
export function DemoEntry({ roles }: { roles: StaffWays['demo'] }) {
  const t = useFirstText()
  const { isBusy, problem, run } = useTask()
  const enterAs = (role: (typeof roles)[number]) =>
    run(async () => {
      const answer = await signInDemo(role)
      return answer.ok ? undefined : toFailureText(t, answer.failure)
    })
  return (
    <section className={styles.demo} aria-label={t('signIn.demo')}>
      <p className={styles.demoTitle}>{t('signIn.demo')}</p>
      <div className={styles.demoRoles}>
        {roles.map((role) => (
          <Button key={role} variant="neutral" isDisabled={isBusy} onClick={() => void enterAs(role)}>
            {t(`role.${role}`)}
          </Button>
        ))}
      </div>
      <ProblemText text={problem} />
    </section>
  )
}
