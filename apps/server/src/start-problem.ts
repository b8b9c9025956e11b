/** A reason the server cannot start that its operator can mend: told as one sentence, without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
