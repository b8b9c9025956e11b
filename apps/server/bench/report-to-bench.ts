/** Tells the bench that started this process where it listens, and when asked how much processor time it has used. */
export function reportToBench(said: { readonly port: number; readonly menuIds?: readonly number[] }): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
  process.send?.(said)
}

export function getPort(address: { port: number } | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port')
  return address.port
}
