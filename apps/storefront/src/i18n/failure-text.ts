/** Beside the app's other texts, so that its parts import all of them from one folder. */
export { toFailureText } from '@lavash/i18n/failure-text.ts'
