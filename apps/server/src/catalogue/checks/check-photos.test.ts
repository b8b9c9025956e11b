import { afterAll, expect, test, vi } from 'vitest'
import { demoBrandFolder } from '#catalogue/testing/read-demo-brand.ts'

// A test always runs with the development dependencies; an install without them can only be acted.
vi.mock(import('#catalogue/pictures/emoji-file.ts'), async (original) => ({
  ...(await original()),
  hasEmojiPackage: () => false,
}))

// The files of a worker share what they have imported: this one begins anew, and leaves nothing acted behind.
vi.resetModules()
afterAll(() => void vi.resetModules())

test('an install without the emoji package is told once, and how to cure it', async () => {
  const { readBrandFolder } = await import('#catalogue/read-brand-folder.ts')
  const { mistakes } = await readBrandFolder(demoBrandFolder('primorje-grill'))
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]?.problem).toContain('@lobehub/fluent-emoji-3d, and it is not installed')
  expect(mistakes[0]?.expected).toContain('npm ci without --omit=dev')
})
