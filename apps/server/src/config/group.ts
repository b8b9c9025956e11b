import { BadValue, type Environment, type Variable } from '#config/variable.ts'

export type Variables = Readonly<Record<string, Variable<unknown>>>

export type ValuesOf<V extends Variables> = {
  readonly [K in keyof V]: V[K] extends Variable<infer T> ? T : never
}

/** Variables that only make sense together: a provider, for one. */
export interface Group<V extends Variables = Variables> {
  readonly title: string
  readonly variables: V
}

/** Collects every problem, so that the operator mends them all in one go. */
export class EnvironmentReader {
  readonly problems: string[] = []
  readonly #env: Environment

  constructor(env: Environment) {
    this.#env = env
  }

  /** All values of a group; what is missing and has no default is a problem. */
  read<V extends Variables>(group: Group<V>): ValuesOf<V> | undefined {
    return this.#values(group, (missing) => `${missing.join(', ')} must be set (${group.title}).`)
  }

  /** A provider: nothing of it set means it is not used; set halfway, it stops the start. */
  readProvider<V extends Variables>(group: Group<V>): ValuesOf<V> | undefined {
    if (!this.isTouched(group)) return undefined
    return this.#values(
      group,
      (missing) => `${group.title} is configured halfway: ${missing.join(', ')} is missing.`,
    )
  }

  isTouched(group: Group): boolean {
    return Object.values(group.variables).some((variable) => this.#textOf(variable) !== undefined)
  }

  #values<V extends Variables>(
    group: Group<V>,
    toProblem: (missing: readonly string[]) => string,
  ): ValuesOf<V> | undefined {
    const entries = Object.entries(group.variables).map(
      ([key, variable]) => [key, this.#value(variable)] as const,
    )
    const missing = Object.values(group.variables)
      .filter((variable) => this.#textOf(variable) === undefined && variable.fallback === undefined)
      .map((variable) => variable.name)
    if (missing.length > 0) this.problems.push(toProblem(missing))
    if (missing.length > 0 || entries.some(([, value]) => value instanceof BadValue)) return undefined
    return Object.fromEntries(entries) as ValuesOf<V>
  }

  #value(variable: Variable<unknown>): unknown {
    const text = this.#textOf(variable)
    if (text === undefined) return variable.fallback?.value
    try {
      return variable.read(text)
    } catch (error) {
      if (!(error instanceof BadValue)) throw error
      this.problems.push(`${variable.name} must be ${error.message}.`)
      return error
    }
  }

  /** An empty variable is an unset one: `NAME=` in a file is how it is switched off. */
  #textOf(variable: Variable<unknown>): string | undefined {
    const text = this.#env[variable.name]?.trim()
    return text === '' ? undefined : text
  }
}
