/** One line that counts on a terminal; elsewhere a line at each tenth, so that a log stays readable. */
export function makeProgressLine(title: string): (done: number, total: number) => void {
  const { stderr } = process
  let tenth = -1
  return (done, total) => {
    if (stderr.isTTY) {
      stderr.write(`\r${title} ${done}/${total}${done === total ? '\n' : ''}`)
      return
    }
    const reached = Math.floor((done / total) * 10)
    if (reached === tenth) return
    tenth = reached
    stderr.write(`${title} ${done}/${total}\n`)
  }
}
