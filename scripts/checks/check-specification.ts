import type { Check } from './check.ts'
import { isCode } from './source-tree.ts'
import type { SourceTree } from './source-tree.ts'
import { readTestTitles } from './test-titles.ts'

const folder = 'docs/specification/'
/** `- **C-04** A line's sum …` */
const listedLine = /^- \*\*([A-Z]{1,3}-\d\d)\*\* /
const codes = /\b[A-Z]{1,3}-\d\d\b/g
/** The codes at a title's front: `C-06 C-13 a reload keeps …`. */
const leadingCodes = /^(?:[A-Z]{1,3}-\d\d\b[ ,]*)+/

interface Place {
  code: string
  at: string
}

/** A code in a test's title can be looked up in the specification, and each line of it has a test. */
export const checkSpecification: Check = {
  name: 'specification',
  findProblems: (tree) => {
    const listed = listCodes(tree)
    const known = new Set(listed.map(({ code }) => code))
    const groups = new Set(listed.map(({ code }) => groupOf(code)))
    const tested = listTestedCodes(tree, groups)
    const proven = new Set(tested.map(({ code }) => code))
    return [
      ...listed
        .filter(({ code }, index) => listed.findIndex((other) => other.code === code) < index)
        .map(({ code, at }) => `${at} ${code} is listed twice`),
      ...listed
        .filter(({ code }) => !proven.has(code))
        .map(({ code, at }) => `${at} ${code}: no test title carries it`),
      ...tested
        .filter(({ code }) => !known.has(code))
        .map(({ code, at }) => `${at} ${code} is not listed: add a line "- **${code}** …" to ${folder}`),
    ]
  },
}

function listCodes(tree: SourceTree): Place[] {
  return tree.files
    .filter((file) => file.startsWith(folder))
    .flatMap((file) =>
      tree
        .read(file)
        .split('\n')
        .flatMap((line, index) => {
          const code = listedLine.exec(line)?.[1]
          return code === undefined ? [] : [{ code, at: `${file}:${index + 1}` }]
        }),
    )
}

function listTestedCodes(tree: SourceTree, groups: ReadonlySet<string>): Place[] {
  const files = tree.files.filter((file) => isCode(file) && file.includes('.test.'))
  return files.flatMap((file) =>
    readTestTitles(tree.parse(file)).flatMap(({ text, line }) =>
      readCodes(text, groups).map((code) => ({ code, at: `${file}:${line}` })),
    ),
  )
}

/** At the front anything like a code is one. Further on only a code of a known group is: `UTF-16` is a word. */
function readCodes(title: string, groups: ReadonlySet<string>): string[] {
  const front = leadingCodes.exec(title)?.[0] ?? ''
  const rest = title.slice(front.length).match(codes) ?? []
  return [...(front.match(codes) ?? []), ...rest.filter((code) => groups.has(groupOf(code)))]
}

function groupOf(code: string): string {
  return code.slice(0, code.indexOf('-'))
}
