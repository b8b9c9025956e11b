import { loadEnv, type Plugin } from 'vite'
import { findBuildProblems, toSettingsProblemText } from '../src/config/parse-settings.ts'

/** B-01: a build with wrong settings fails, so that it cannot be shipped. */
export function checkEnvironment(): Plugin {
  return {
    name: 'lavash:check-environment',
    apply: 'build',
    configResolved({ mode, envDir, root }) {
      const environment = loadEnv(mode, envDir === false ? root : envDir, 'VITE_')
      const problems = findBuildProblems(environment)
      if (problems.length > 0)
        throw new Error(`The storefront cannot be built:\n${toSettingsProblemText(problems)}`)
    },
  }
}
