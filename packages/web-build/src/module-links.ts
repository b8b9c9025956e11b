import { readFileSync } from 'node:fs'
import { parseSync, type Rolldown } from 'vite'

/** How a module hangs together with others, by the names it imports and exports. */
export interface Links {
  /**
   * What its own code imports, by module. `Toast.Root` is a member of a name: nothing else of `Toast` is used. 'all' where
   * the names cannot be told.
   */
  readonly needs: ReadonlyMap<string, ReadonlySet<string> | 'all'>
  /** The exports it takes from elsewhere, with their name there. '*' is the whole module. */
  readonly passed: ReadonlyMap<string, { readonly from: string; readonly name: string }>
  /** Modules it passes on whole: `export * from`. */
  readonly stars: readonly string[]
  /** The exports it defines itself. */
  readonly own: ReadonlySet<string>
  /** Runs something when it is loaded, whether its exports are used or not. */
  readonly hasEffects: boolean
}

const script = /\.[cm]?[jt]sx?(?:\?|$)/

export function readLinks(info: Rolldown.ModuleInfo | null): Links {
  // Vite adds a helper of its own to modules that import others later. The code does not name it.
  const importedIds = (info?.importedIds ?? []).filter((id) => !id.includes('vite/preload-helper'))
  const hasEffects = hasPackageEffects(info?.id ?? '')
  const needs = new Map(importedIds.map((id) => [id, 'all'] as const))
  const whole: Links = { needs, passed: new Map(), stars: [], own: new Set(['default']), hasEffects }
  if (typeof info?.code !== 'string' || !script.test(info.id)) return whole
  const { module, errors } = parseSync(info.id, info.code, { lang: 'tsx' })
  const sources = listSources(module)
  // CommonJS, or a module that another plugin has changed meanwhile.
  if (errors.length > 0 || sources.length !== importedIds.length) return whole
  const ids = new Map(sources.map((source, index) => [source, importedIds[index] ?? '']))
  return { ...toLinks(module, info.code, ids), hasEffects }
}

const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//

/** A package says in its package.json whether its modules only define things. */
function hasPackageEffects(id: string): boolean {
  const folder = packageFolder.exec(id)?.[0]
  if (folder === undefined) return true
  const { sideEffects } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as {
    sideEffects?: unknown
  }
  return sideEffects !== false
}

type Module = ReturnType<typeof parseSync>['module']

/** In the order of the text, as the bundler lists them. */
function listSources({ staticImports, staticExports }: Module): string[] {
  const requests = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
  ].filter((request) => request !== null)
  return [...new Set(requests.toSorted((one, other) => one.start - other.start).map(({ value }) => value))]
}

function toLinks(
  { staticImports, staticExports }: Module,
  code: string,
  ids: ReadonlyMap<string, string>,
): Omit<Links, 'hasEffects'> {
  const needs = new Map<string, Set<string> | 'all'>()
  const need = (id: string, names: readonly string[] | 'all') => {
    const known = needs.get(id) ?? []
    needs.set(id, names === 'all' || known === 'all' ? 'all' : new Set([...known, ...names]))
  }
  for (const { moduleRequest, entries } of staticImports) {
    const id = ids.get(moduleRequest.value)
    if (id === undefined) continue
    if (entries.length === 0) need(id, 'all')
    for (const { importName, localName } of entries) {
      const members = findMembers(code, localName.value)
      const name = importName.name ?? 'default'
      if (importName.kind === 'NamespaceObject') need(id, members ?? 'all')
      else need(id, members?.map((member) => `${name}.${member}`) ?? [name])
    }
  }
  const passed = new Map<string, { from: string; name: string }>()
  const stars: string[] = []
  const own = new Set<string>()
  for (const { moduleRequest, importName, exportName } of staticExports.flatMap(({ entries }) => entries)) {
    const name = exportName.name ?? 'default'
    const from = ids.get(moduleRequest?.value ?? '')
    if (from === undefined) own.add(name)
    else if (exportName.kind === 'None') stars.push(from)
    else passed.set(name, { from, name: importName.kind === 'All' ? '*' : (importName.name ?? 'default') })
  }
  return { needs, passed, stars, own }
}

/** The members of a name that the code uses, or undefined where it uses the name itself. */
function findMembers(code: string, name: string): string[] | undefined {
  const uses = [
    ...code.matchAll(
      new RegExp(String.raw`(?<![\w$.])${name.replaceAll('$', String.raw`\$`)}(?![\w$])(?:\.(\w+))?`, 'g'),
    ),
  ]
  const [, ...others] = uses.map(([, member]) => member)
  const members = others.filter((member) => member !== undefined)
  return members.length > 0 && members.length === others.length ? members : undefined
}
