/** What is wrong with a map file or command, told to the operator as one sentence; nothing has been changed. */
export class MapProblem extends Error {
  override readonly name = 'MapProblem'
}
