import type { ImportSummary } from '#geo/importing/import-options.ts'

/** The summary of an import, with everything it left out and why. */
export function toSummaryLines({ dataset, bounds, tiles, tileBytes, addresses }: ImportSummary): string[] {
  const { west, south, east, north } = bounds
  const area = [west, south, east, north].map((degrees) => degrees.toFixed(4)).join(',')
  const lines = [`Imported ${dataset} (${area}).`]
  if (tiles > 0) lines.push(`Tiles: ${tiles}, ${(tileBytes / 1_000_000).toFixed(1)} MB.`)
  if (addresses === undefined)
    return [...lines, 'Addresses: the file has none; those of the dataset stay as they are.']
  const { cities, streets, houseNumbers, notes } = addresses
  lines.push(`Addresses: ${houseNumbers} house numbers on ${streets} streets in ${cities} cities.`)
  const remarks: [number, string][] = [
    [notes.repeated, 'skipped: the same number on the same street is there already (a shop in the house)'],
    [notes.withoutStreet, 'skipped: no street named, and none within 200 m'],
    [notes.outsideArea, 'skipped: outside --bbox'],
    [notes.unreadLines, 'lines skipped: addr:interpolation without two ends that go together'],
    [notes.interpolated, 'read off a line between two known numbers (addr:interpolation)'],
    [notes.streetGuessed, 'without a street: the nearest one was taken'],
  ]
  for (const [count, remark] of remarks) if (count > 0) lines.push(`  ${count} ${remark}.`)
  return lines
}
