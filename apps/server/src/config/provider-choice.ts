import type { EnvironmentReader, Group, ValuesOf } from '#config/group.ts'

type Choices = Readonly<Record<string, Group>>

/** The chosen provider's name beside its values: `{provider: 'twilio', accountSid, …}`. */
export type Chosen<C extends Choices> = {
  readonly [Name in keyof C & string]: { readonly provider: Name } & ValuesOf<C[Name]['variables']>
}[keyof C & string]

/** Of several providers for one need at most one may be configured: the server does not guess which was meant. */
export function findProvider<C extends Choices>(
  reader: EnvironmentReader,
  choices: C,
): Chosen<C> | undefined {
  const touched = Object.entries(choices).filter(([, group]) => reader.isTouched(group))
  if (touched.length > 1) {
    const titles = touched.map(([, group]) => group.title)
    reader.problems.push(`${titles.join(' and ')} are both configured: keep one.`)
  }
  const [first] = touched.map(([provider, group]) => {
    const values = reader.readProvider(group)
    return values === undefined ? undefined : { provider, ...values }
  })
  return first as Chosen<C> | undefined
}
