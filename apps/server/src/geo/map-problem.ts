/** A mistake in a map file or command, told to the operator as one sentence. Nothing was changed. */
export class MapProblem extends Error {
  override readonly name = 'MapProblem'
}

export function toBrokenFile(cause: unknown): MapProblem {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new MapProblem(`The file is broken or cut off (${reason}). Download it again.`, { cause })
}
