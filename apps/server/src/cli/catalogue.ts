import { parseArgs } from 'node:util'
import { checkFolder, exportFolder, importFolder, writeSchemas } from '#cli/catalogue/folder-commands.ts'
import { remove, restore, tellVersions } from '#cli/catalogue/version-commands.ts'
import { toTypedPath } from '#cli/open-cli-db.ts'
import { runProgram, withDb } from '#cli/run-command.ts'

const usage = `npm run catalogue -- import BRAND_FOLDER [--dry-run] [--force]   reads a brand's folder into the database
npm run catalogue -- export BRAND OUT_FOLDER [--version N]     writes a brand's folder from the database
npm run catalogue -- check BRAND_FOLDER                        looks for mistakes and touches nothing
npm run catalogue -- versions BRAND                            lists what was published, the newest first
npm run catalogue -- restore BRAND N                           puts version N back, as a new one
npm run catalogue -- remove BRAND [--yes]                      takes the brand away; its orders stay
npm run catalogue -- schema [OUT_FOLDER]                       JSON Schemas of the YAML files, for editors`

const options = {
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
  version: { type: 'string' },
  yes: { type: 'boolean' },
} as const

type Values = { [Name in keyof typeof options]?: string | boolean | undefined }

interface Command {
  /** The least and the greatest number of arguments. */
  readonly words: readonly [number, number]
  readonly options: readonly (keyof typeof options)[]
  run(words: readonly string[], values: Values): Promise<void>
}

const commands: Readonly<Record<string, Command>> = {
  import: {
    words: [1, 1],
    options: ['dry-run', 'force'],
    run: ([folder = ''], values) =>
      withDb((db) =>
        importFolder(db, toTypedPath(folder), {
          isDryRun: values['dry-run'] === true,
          isForced: values.force === true,
        }),
      ),
  },
  export: {
    words: [2, 2],
    options: ['version'],
    run: ([brand = '', out = ''], { version }) =>
      withDb((db) => exportFolder(db, brand, toTypedPath(out), version)),
  },
  check: { words: [1, 1], options: [], run: ([folder = '']) => checkFolder(toTypedPath(folder)) },
  versions: { words: [1, 1], options: [], run: ([brand = '']) => withDb((db) => tellVersions(db, brand)) },
  restore: {
    words: [2, 2],
    options: [],
    run: ([brand = '', number = '']) => withDb((db) => restore(db, brand, number)),
  },
  remove: {
    words: [1, 1],
    options: ['yes'],
    run: ([brand = ''], { yes }) => withDb((db) => remove(db, brand, yes === true)),
  },
  schema: { words: [0, 1], options: [], run: ([out]) => writeSchemas(out) },
}

await runProgram(usage, async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [name = '', ...words] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) return 'usage'
  const [fewest, most] = command.words
  const areKnown = Object.keys(values).every((option) => command.options.some((known) => known === option))
  if (!areKnown || words.length < fewest || words.length > most) return 'usage'
  await command.run(words, values)
  return 'done'
})
