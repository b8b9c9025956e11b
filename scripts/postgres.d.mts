/** The folder with `initdb` and `postgres`, or undefined. */
export function findPostgres(): string | undefined

export function startPostgres(options: {
  folder: string
  durable?: boolean
}): Promise<{ url: string; stop(): Promise<void> }>
