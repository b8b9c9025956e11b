import type { Text } from '#i18n/use-text.ts'
import type { Format } from '@lavash/i18n/format.ts'

/** L-11, the question 'Упс!': which dishes the new place does not carry. Removing only those is offered first. */
export function toMisfitQuestion(
  t: Text,
  format: Pick<Format, 'list'>,
  misfits: readonly { readonly name: string }[],
  isWholeCart: boolean,
) {
  const names = format.list([...new Set(misfits.map(({ name }) => name))])
  return {
    title: t('location.oops'),
    text: `${t('location.cartDoesNotFit')} ${t('location.doesNotFitNames', { names })}`,
    confirmLabel: t('location.changeAndClear'),
    ...(!isWholeCart && { otherLabel: t('location.removeOnlyThem'), lead: 'other' as const }),
    isDanger: true,
  }
}
