import { basename, extname } from 'node:path'
import type { Check } from './check.ts'

const sourceEndings = new Set(['.ts', '.tsx', '.mts', '.js', '.mjs', '.jsx', '.css'])
const mostLines = 300
const emptyNames = new Set(['index', 'util', 'utils', 'helper', 'helpers', 'common', 'misc', 'type', 'types'])

function isSource(file: string): boolean {
  return sourceEndings.has(extname(file))
}

export const checkFileSizes: Check = {
  name: 'file sizes',
  findProblems: (tree) =>
    tree.files.filter(isSource).flatMap((file) => {
      const lines = tree.read(file).trimEnd().split('\n').length
      return lines > mostLines ? [`${file} has ${lines} lines: split it, the most is ${mostLines}`] : []
    }),
}

export const checkFileNames: Check = {
  name: 'file names',
  findProblems: (tree) =>
    tree.files.filter(isSource).flatMap((file) => {
      const [stem = ''] = basename(file).split('.')
      if (emptyNames.has(stem)) return [`${file} says nothing: name it after its main export`]
      return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(stem) ? [] : [`${file} is not in kebab-case`]
    }),
}

/**
 * Home folders of people and build machines. System paths (/usr, /etc, /var) are the same everywhere and are allowed.
 */
const machinePath = /(?<![\w.:/-])(?:\/(?:work|home|root|Users|workspace)\/[\w.-]+|[A-Z]:\\Users\\\w+)/
const registryHost =
  /https?:\/\/(?!(?:www\.)?npmjs\.com)[^\s"'`]*(?:registry|artifactory|nexus|verdaccio)[^\s"'`]*/i

export const checkMachinePaths: Check = {
  name: 'machine paths',
  findProblems: (tree) =>
    tree.files.flatMap((file) => {
      const text = tree.read(file)
      if (text.includes('\0')) return []
      return text.split('\n').flatMap((line, index) => {
        const found = machinePath.exec(line) ?? registryHost.exec(line)
        return found ? [`${file}:${index + 1} names a place of one machine: ${found[0]}`] : []
      })
    }),
}
