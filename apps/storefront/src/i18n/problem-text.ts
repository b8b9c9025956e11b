import type { ValidationProblem } from '@lavash/rulebook/site/validation-problem'
import type { Text } from '#i18n/use-text.ts'

/** The text of a rule's problem in the customer's language. */
export function toProblemText(t: Text, { key, params }: ValidationProblem): string {
  const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
  return t(key, texts as { 0: string })
}
