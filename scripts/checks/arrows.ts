/** Reads `a, b → c → d`: for every name, all the names it may import, through any number of arrows. */
export function parseArrows(lines: string[]): Map<string, Set<string>> {
  const allowed = new Map<string, Set<string>>()
  for (const line of lines) {
    const steps = line.split('→').map((step) => step.split(',').map((name) => name.trim()))
    steps.forEach((names, position) => {
      const next = steps[position + 1] ?? []
      for (const name of names) allowed.set(name, new Set([...(allowed.get(name) ?? []), ...next]))
    })
  }
  for (const reached of allowed.values()) {
    // A Set may grow while it is iterated, so the loop ends when nothing new is reachable.
    for (const name of reached) for (const further of allowed.get(name) ?? []) reached.add(further)
  }
  return allowed
}
