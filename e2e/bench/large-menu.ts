import type { Page } from '@playwright/test'

interface Group {
  id: number
  order: number
}

interface Dish {
  id: number
  order: number
  name: string
  hasModifiers: boolean
  isStopped: boolean
  positionGroup: { id: number } | null
}

/** Repeats the demonstration's dishes with their real photos, as if the menu had this many. All can be added. */
export async function serveLargeMenu(page: Page, dishCount: number): Promise<void> {
  let groupIds: number[] = []
  await page.route(/\/1\/p\/menus\/\d+\/position-groups$/, async (route) => {
    const response = await route.fetch()
    const groups = (await response.json()) as Group[]
    groupIds = groups.toSorted((one, other) => one.order - other.order).map(({ id }) => id)
    await route.fulfill({ response, json: groups })
  })
  await page.route(/\/1\/p\/menus\/\d+\/positions$/, async (route) => {
    const response = await route.fetch()
    const dishes = (await response.json()) as Dish[]
    const many = Array.from({ length: dishCount }, (_, index) => {
      const groupId = groupIds[Math.floor((index * groupIds.length) / dishCount)]
      const dish = dishes[index % dishes.length]
      return {
        ...dish,
        id: index + 1,
        order: index,
        name: `${dish?.name} ${index + 1}`,
        hasModifiers: false,
        isStopped: false,
        tags: [],
        positionGroup: groupId === undefined ? null : { id: groupId },
      }
    })
    await route.fulfill({ response, json: many })
  })
}
