import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'

/** Puts the request's id into its lines when it writes some. Most write none, and a child logger for each is felt in a preflight. */
class RequestLogger implements FastifyBaseLogger {
  readonly #shared: FastifyBaseLogger
  readonly #bindings: Readonly<Record<string, unknown>>

  constructor(shared: FastifyBaseLogger, bindings: Readonly<Record<string, unknown>>) {
    this.#shared = shared
    this.#bindings = bindings
  }

  get level(): string {
    return this.#shared.level
  }

  child(...[bindings, options]: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#shared.child({ ...this.#bindings, ...bindings }, options)
  }

  fatal(line: unknown, ...words: unknown[]): void {
    this.#write('fatal', line, words)
  }

  error(line: unknown, ...words: unknown[]): void {
    this.#write('error', line, words)
  }

  warn(line: unknown, ...words: unknown[]): void {
    this.#write('warn', line, words)
  }

  info(line: unknown, ...words: unknown[]): void {
    this.#write('info', line, words)
  }

  debug(line: unknown, ...words: unknown[]): void {
    this.#write('debug', line, words)
  }

  trace(line: unknown, ...words: unknown[]): void {
    this.#write('trace', line, words)
  }

  silent(): void {}

  #write(level: Level, line: unknown, words: readonly unknown[]): void {
    const all = words as [string?, ...never[]]
    if (typeof line === 'string') this.#shared[level](this.#bindings, line, ...all)
    else if (line instanceof Error) this.#shared[level]({ ...this.#bindings, err: line }, ...all)
    else this.#shared[level]({ ...this.#bindings, ...(line as object) }, ...all)
  }
}

/** A route with a level or serializers of its own gets what the framework would make. */
export const makeRequestLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
) =>
  options.level === undefined && options.serializers === undefined
    ? new RequestLogger(logger, bindings)
    : logger.child(bindings, options)
