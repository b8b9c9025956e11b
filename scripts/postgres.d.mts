/** The folder with `initdb` and `postgres`, or undefined. */
export function findPostgres(): string | undefined

/** The path of `pg_dump` or another program of PostgreSQL, or undefined. */
export function findPostgresTool(name: string): string | undefined

export function startPostgres(options: {
  folder: string
  durable?: boolean
}): Promise<{ url: string; restart(): Promise<void>; stop(): Promise<void> }>
