/** Every way from one name of a table of arrows to another, and whether it is allowed. */
export function everyPair(allowed: Record<string, string[]>) {
  return Object.entries(allowed).flatMap(([from, seen]) =>
    Object.keys(allowed)
      .filter((to) => to !== from)
      .map((to) => ({ from, to, isAllowed: seen.includes(to) })),
  )
}
