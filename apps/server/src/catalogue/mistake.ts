/** Something wrong in a brand's folder, told so that its owner can put it right without asking. */
export interface Mistake {
  /** Within the brand's folder, with forward slashes. */
  file: string
  line: number
  problem: string
  expected: string
  /** The nearest right name, when one was misspelt. */
  nearest?: string
}

/** 'catalogue/cities.yaml:12: unknown key 'nmae'. Expected: one of slug, name, … Did you mean 'name'?' */
export function toMistakeLine(mistake: Mistake): string {
  const hint = mistake.nearest === undefined ? '' : ` Did you mean '${mistake.nearest}'?`
  return `${mistake.file}:${mistake.line}: ${mistake.problem}. Expected: ${mistake.expected}.${hint}`
}

export function compareMistakes(one: Mistake, other: Mistake): number {
  return one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1
}
