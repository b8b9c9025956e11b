import type { Flag } from '#db/tables/catalogue.ts'

/** Menus, dishes and what can be chosen with them. */
export interface MenuTables {
  menus: { id: number; brandId: number }
  positionGroups: { id: number; menuId: number; order: number }
  positions: {
    id: number
    menuId: number
    groupId: number | null
    order: number
    priceMinor: number
    measureValue: number
    measureUnit: string
    /** What the file says; whether the dish is to be had now is decided by `stops`. */
    isStoppedInFile: Flag
    /** Slugs of the venues that leave the dish out, as JSON. */
    notAt: string
  }
  positionEnergy: { positionId: number; kcal: number; proteins: number; fats: number; carbs: number }
  positionAllergens: { positionId: number; place: number; allergen: string }
  positionTags: { positionId: number; place: number; tagId: number }
  positionModifiers: {
    positionId: number
    place: number
    modifierId: number
    minCount: number
    maxCount: number
  }
  modifiers: { id: number; brandId: number; place: number; minCount: number; maxCount: number }
  modifierItems: {
    id: number
    modifierId: number
    place: number
    priceMinor: number
    minCount: number
    maxCount: number
  }
  timeSlots: { id: number; brandId: number; place: number }
  timeSlotPositions: { timeSlotId: number; place: number; positionId: number }
}
