interface Work {
  readonly forMs: number
}

/**
 * Tells the bench that started this process what it has to know (where it listens), and when asked how much processor
 * time it has used, or how often it could do its work within some time.
 */
export function reportToBench(said: object, work?: (forMs: number) => Promise<number>): void {
  process.on('message', (question: 'cpu' | Work) => {
    if (question === 'cpu') {
      const { user, system } = process.cpuUsage()
      process.send?.(user + system)
    } else void work?.(question.forMs).then((count) => process.send?.(count))
  })
  process.send?.(said)
}

/** Whatever ends the bench ends this process, and in a way that lets it clean up: see `exit` in serve-catalogue.ts. */
export function endWithBench(): void {
  const end = (): void => process.exit(0)
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  process.once('disconnect', end)
}

export function getPort(address: { port: number } | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port')
  return address.port
}
