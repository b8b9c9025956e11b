import { expect, test, vi } from 'vitest'
import { readBrandFolder } from '#catalogue/read-brand-folder.ts'
import { demoBrandFolder } from '#catalogue/testing/read-demo-brand.ts'

// A test always runs with the development dependencies; an install without them can only be acted.
vi.mock(import('#catalogue/pictures/emoji-file.ts'), async (original) => ({
  ...(await original()),
  hasEmojiPackage: () => false,
}))

test('an install without the emoji package is told once, and how to cure it', async () => {
  const { mistakes } = await readBrandFolder(demoBrandFolder('primorje-grill'))
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]?.problem).toContain('@lobehub/fluent-emoji-3d, and it is not installed')
  expect(mistakes[0]?.expected).toContain('npm ci without --omit=dev')
})
