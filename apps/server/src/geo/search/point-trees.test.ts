import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { expect, test } from 'vitest'
import { createRandom } from '#geo/demo/random.ts'
import { runInTurns } from '#geo/in-turns.ts'
import { PointTrees } from '#geo/search/point-trees.ts'

test('trees of a grid find the same nearest point as a large one', async () => {
  const random = createRandom(3)
  const places = Array.from({ length: 2 * 70_000 }, () => Math.round(random() * 3e6))
  const trees = await runInTurns(PointTrees.growInSteps(places))
  const large = new KDBush(70_000)
  for (let point = 0; point < 70_000; point++)
    large.add((places[2 * point] ?? 0) / 1e7, (places[2 * point + 1] ?? 0) / 1e7)
  large.finish()
  for (let query = 0; query < 200; query++) {
    const [lng, lat] = [random() * 0.31, random() * 0.31]
    expect(trees.findNearest([lng, lat], 0.5)).toBe(around(large, lng, lat, 1, 0.5)[0])
  }
})

test('where there is nothing, nothing is near', async () => {
  const trees = await runInTurns(PointTrees.growInSteps([]))
  expect(trees.findNearest([34, 44], 1)).toBeUndefined()
})

test.each([90, -90, 89.999])('at latitude %d a search comes to an end', async (lat) => {
  const trees = await runInTurns(PointTrees.growInSteps([0, 0]))
  expect(trees.findNearest([0, lat], 1)).toBeUndefined()
})
