import { toPath } from '#config/paths.ts'
import { useMenus } from '#order/chosen-venue.ts'

/** The first menu itself: a phone's home only lists the menus. */
export function useMenuPath(): string {
  const [menu] = useMenus()
  return menu === undefined ? toPath('home.index') : toPath('menus.show', { menuId: menu.id })
}
