import { LanguageSwitch } from '#app/language-switch.tsx'
import { type Shown, ShownLanguage } from '#app/shown-language.tsx'
import { ThemeSwitch } from '#app/theme-switch.tsx'
import { WelcomeScreen } from '#screens/welcome/welcome-screen.tsx'

export function App({ first }: { first: Shown }) {
  return (
    <ShownLanguage first={first}>
      <WelcomeScreen
        switches={
          <>
            <ThemeSwitch />
            <LanguageSwitch />
          </>
        }
      />
    </ShownLanguage>
  )
}
