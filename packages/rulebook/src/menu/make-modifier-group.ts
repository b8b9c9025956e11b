import type { ModifierGroup, ModifierItem } from './modifiers.ts'

export function makeModifierItem(fields: Partial<ModifierItem> = {}): ModifierItem {
  return { id: 1, name: 'Сыр', price: 5000, minCount: 0, maxCount: 1, ...fields }
}

export function makeModifierGroup(fields: Partial<ModifierGroup> = {}): ModifierGroup {
  return {
    id: 1,
    modifierId: 1,
    minCount: 0,
    maxCount: 3,
    name: 'Добавки',
    nameUi: 'Что добавить?',
    items: [makeModifierItem()],
    ...fields,
  }
}
