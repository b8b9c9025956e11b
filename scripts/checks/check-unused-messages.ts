import type { Check } from './check.ts'
import { listKeys, readNames } from './message-keys.ts'
import { isCode } from './source-tree.ts'

/** Texts are written in Russian first. The rulebook's error codes have a text on both sides. */
const books = [
  {
    file: 'packages/ui/src/messages/ru.json',
    code: /^(?:apps\/(?:storefront|office)|packages\/[^/]+\/src)\//,
  },
  { file: 'packages/ui/gallery/samples/ru.json', code: /^packages\/ui\/gallery\// },
  { file: 'apps/storefront/src/i18n/messages/ru.json', code: /^(?:apps\/storefront|packages\/[^/]+\/src)\// },
  { file: 'apps/office/src/i18n/messages/ru.json', code: /^(?:apps\/office|packages\/[^/]+\/src)\// },
  { file: 'apps/server/src/messages/ru.json', code: /^(?:apps\/server\/src|packages\/[^/]+\/src)\// },
]

export const checkUnusedMessages: Check = {
  name: 'unused messages',
  findProblems: (tree) =>
    books.flatMap(({ file, code }) => {
      const files = tree.files.filter((one) => code.test(one) && isCode(one) && !one.includes('.test.'))
      const isNamed = readNames(files.map(tree.parse))
      return listKeys(JSON.parse(tree.read(file)))
        .filter((key) => !isNamed(key))
        .map((key) => `${file} ${key}: no code names it`)
    }),
}
