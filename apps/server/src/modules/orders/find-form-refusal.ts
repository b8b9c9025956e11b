import type { OrderBody } from '@lavash/contract/orders'
import { findOrderFormProblems } from '@lavash/rulebook/order/order-form-problems'
import { Refusal } from '#errors.ts'

/** Repeats the form's own rules on the server (V-03). A place outside the zones has a refusal of its own. */
export function findFormRefusal(
  { deliveryPlace, ...body }: OrderBody,
  homeCountry: string,
): Refusal | undefined {
  const place = deliveryPlace && { deliveryPlace: { ...deliveryPlace, isInZone: true } }
  const problems = findOrderFormProblems({ ...body, ...place }, homeCountry)
  const [first, ...rest] = problems.map(({ field, problem }) => ({
    code: 'request.invalid' as const,
    field,
    formProblem: problem.key,
    params: { ...problem.params },
  }))
  return first && new Refusal(first, ...rest)
}
