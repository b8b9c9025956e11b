import { toPath } from '@lavash/rulebook/site/site-pages'
import type { Menu, MenuSection } from 'schema-dts'
import { toGroupName } from '#modules/documents/pages/group-name.ts'
import type { NamedMenu, ShownMenu } from '#modules/documents/pages/shown-page.ts'
import { type Site, toUrl } from '#modules/documents/pages/site.ts'
import { toMenuLine } from '#modules/documents/structured-data/to-menu-item.ts'

export function toMenuReference(site: Site, { id, name }: NamedMenu): Menu {
  const url = toUrl(site, toPath('menus.show', { menuId: id }))
  return { '@type': 'Menu', '@id': url, name, url, inLanguage: site.locale }
}

export function toMenuNode(site: Site, menu: ShownMenu): Menu {
  const hasMenuSection = menu.sections.map(({ group, positions }): MenuSection => ({
    '@type': 'MenuSection',
    name: toGroupName(group, site.locale),
    hasMenuItem: positions.map((position) => toMenuLine(site, position)),
  }))
  return { ...toMenuReference(site, menu), hasMenuSection }
}
