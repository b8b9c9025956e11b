import { parseArrows } from './arrows.ts'
import type { Check } from './check.ts'
import { homes, layersOf, packagesOf, testTools, workspaceArrows } from './import-law.ts'
import type { Layers } from './import-law.ts'
import { findPlace, findTarget } from './place-of.ts'
import type { Place } from './place-of.ts'
import { isCode } from './source-tree.ts'

export const checkImports: Check = {
  name: 'imports',
  findProblems: (tree) =>
    tree.files.filter(isCode).flatMap((file) => {
      const from = findPlace(file)
      if (!from) return []
      const { imports, uses } = tree.parse(file)
      const strangeness = findStrangeLayer(from)
      if (strangeness) return [`${file} ${strangeness}`]
      return [
        ...imports.map(({ text, line }) => ({ line, problem: judgeImport(from, text) })),
        ...uses.map(({ text, line }) => ({ line, problem: judgeHome(from, text) })),
      ].flatMap(({ line, problem }) => (problem ? [`${file}:${line} ${problem}`] : []))
    }),
}

const workspacesSeen = parseArrows(workspaceArrows)
const layersSeen = new Map(Object.entries(layersOf).map(([name, { arrows }]) => [name, parseArrows(arrows)]))

/** A folder that the table does not name would escape every rule. */
function findStrangeLayer({ workspace, layer, isTest, file }: Place): string | null {
  const known = layersSeen.get(workspace)
  if (!known || isTest || layer === '' || known.has(layer) || file.endsWith('.d.ts')) return null
  return `is in no layer of the import law: add '${layer}' to import-law.ts or move the file`
}

function judgeImport(from: Place, specifier: string): string | null {
  const target = findTarget(from, specifier)
  if (target === null) return judgePackage(from, specifier)
  const to = findPlace(target)
  if (!to) return null
  if (to.isTest && !from.isTest) return `shipped code imports a test: ${specifier}`
  if (from.workspace !== to.workspace) return judgeWorkspaces(from, to, specifier)
  return judgeLayers(from, to) ?? judgeName(from, to, specifier)
}

function judgeWorkspaces(from: Place, to: Place, specifier: string): string | null {
  if (from.isTest && testTools.includes(to.workspace)) return null
  if (!workspacesSeen.get(from.workspace)?.has(to.workspace)) {
    return `${from.workspace} may not import ${to.workspace}: ${specifier}`
  }
  const sealed = layersOf[from.workspace]?.sealed[from.layer]
  if (sealed && !sealed.includes(to.workspace)) {
    return `${from.layer} may not import ${to.workspace}: ${specifier}`
  }
  const hasName = from.workspace in packagesOf || from.workspace in layersOf
  return hasName && specifier.startsWith('.') ? byName(specifier) : null
}

/** A brand's folder is no part of the storefront's package, so it has no path into it. */
function judgeName(from: Place, to: Place, specifier: string): string | null {
  const isSealed = layersOf[from.workspace]?.sealed[from.layer] !== undefined
  return isSealed && from.layer !== to.layer && specifier.startsWith('.') ? byName(specifier) : null
}

function byName(specifier: string): string {
  return `cross a workspace by its name (@lavash/…), not by a path: ${specifier}`
}

function judgeLayers(from: Place, to: Place): string | null {
  const layers = layersOf[from.workspace]
  if (!layers || from.isTest || from.layer === '') return null
  if (from.layer === to.layer) return judgeRooms(layers, from, to)
  const isSeen = layersSeen.get(from.workspace)?.get(from.layer)?.has(to.layer)
  return isSeen || isExcepted(layers, from, to)
    ? null
    : `${from.layer} may not import ${to.layer || 'files outside src'}: ${to.file}`
}

function judgeRooms(layers: Layers, from: Place, to: Place): string | null {
  if (!layers.apart.includes(from.layer) || from.room === to.room) return null
  if (isExcepted(layers, from, to)) return null
  return `${from.layer}/${from.room} may not import ${from.layer}/${to.room}: ${to.file}`
}

function isExcepted(layers: Layers, from: Place, to: Place): boolean {
  return layers.exceptions.some((one) => from.file.startsWith(one.from) && one.to.test(to.file))
}

function judgePackage(from: Place, specifier: string): string | null {
  const rule = packagesOf[from.workspace]
  const isOutside = rule && !from.isTest && from.layer !== '' && !rule.only.includes(packageName(specifier))
  return isOutside ? `${from.workspace} may not import ${specifier}: ${rule.why}` : judgeHome(from, specifier)
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function judgeHome(from: Place, thing: string): string | null {
  if (from.isTest) return null
  const broken = homes.find(
    (home) =>
      home.within.some((folder) => from.file.startsWith(folder)) &&
      home.of.some((pattern) => isMatch(thing, pattern)) &&
      !home.homes.some((place) => from.file.startsWith(place)),
  )
  if (!broken) return null
  const where =
    broken.homes.length > 0
      ? `belongs in ${broken.homes.join(' or ')}`
      : `is not for ${broken.within.find((folder) => from.file.startsWith(folder))}`
  return `${thing} ${where}: ${broken.why}`
}

function isMatch(thing: string, pattern: string): boolean {
  return pattern.endsWith('*') ? thing.startsWith(pattern.slice(0, -1)) : thing === pattern
}
