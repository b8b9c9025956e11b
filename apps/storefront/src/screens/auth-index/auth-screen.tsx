import { useEffect } from 'react'
import { navigate } from '#navigation/history.ts'
import { useEntry } from '#navigation/router.tsx'
import { toPath } from '#config/paths.ts'
import { SignInPanel } from '#features/account/sign-in-panel.tsx'
import { isSignInReturn } from '#features/account/is-sign-in-return.ts'
import { useText } from '#i18n/use-text.ts'
import { useIsSignedIn } from '#session/use-session.ts'
import { Spinner } from '@lavash/ui/spinner.tsx'
import styles from './auth-screen.module.css'

/** The state of a link to the sign-in: the page on which it was pressed. */
interface AuthState {
  readonly from?: string
}

export function AuthScreen() {
  const t = useText()
  const { state, search } = useEntry()
  const isSignedIn = useIsSignedIn()
  const from = (state as AuthState | null)?.from ?? toPath('home.index')
  // Leaves the page if the person is signed in, also by another tab.
  useEffect(() => {
    if (isSignedIn) navigate(from, { replace: true })
  }, [isSignedIn, from])
  if (isSignedIn || isSignInReturn(search)) return <Spinner />
  return (
    <div className={styles.page}>
      {from.startsWith(toPath('cart.index')) && <p className={styles.why}>{t('auth.toOrder')}</p>}
      <SignInPanel onSignedIn={stay} />
    </div>
  )
}

/** Nothing to do here: the effect above sees the new session. */
function stay(): void {}
