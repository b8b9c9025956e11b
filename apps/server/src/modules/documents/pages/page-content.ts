import { html as markup, type Html, raw } from '@lavash/contract/html'
import type { Position } from '@lavash/contract/menus'
import type { Promotion } from '@lavash/contract/promotions'
import type { Resto } from '@lavash/contract/restos'
import { daysOfWeek, toDayNumber } from '@lavash/rulebook/time/days-of-week'
import { toMoneyText } from '@lavash/rulebook/money/money-text'
import { toPath } from '@lavash/rulebook/site/site-pages'
import { dayLabel } from '@lavash/rulebook/time/week-schedule'
import { toWords } from '#modules/documents/pages/document-words.ts'
import { toGroupName } from '#modules/documents/pages/group-name.ts'
import { toPicture } from '#modules/documents/pages/page-picture.ts'
import { toPageTexts } from '#modules/documents/pages/page-texts.ts'
import type { NamedMenu, ShownMenu, ShownPage } from '#modules/documents/pages/shown-page.ts'
import { type Site, toLink } from '#modules/documents/pages/site.ts'
import { toCrumbs } from '#modules/documents/structured-data/to-graph.ts'
import { getText } from '#serving/choose-locale.ts'

/**
 * The page for readers without scripts. A browser with scripts keeps the content of <noscript> as text: no flash
 * before the boot loader, no layout, no second page for screen readers.
 */
export function toPageContent(site: Site, page: ShownPage): Html {
  const crumbs = toCrumbs(site, page).slice(0, -1)
  const way = crumbs.map(({ name, path }) => markup`<a href="${toLink(site, path)}">${name}</a> / `)
  const { heading } = toPageTexts(site, page)
  const nav = way.length === 0 ? raw('') : markup`<nav>${way}</nav>`
  return markup`<noscript>${nav}<article><h1>${heading}</h1>${toMain(site, page)}</article></noscript>`
}

export function toWayHome(site: Site): Html {
  const name = getText(site.brand.catalogue.brand.name, site.locale)
  return markup`<noscript><article><h1><a href="${toLink(site, '/')}">${name}</a></h1></article></noscript>`
}

function toMain(site: Site, page: ShownPage): Html {
  const { locale } = site
  switch (page.name) {
    case 'home.index': {
      const description = getText(site.brand.catalogue.brand.description, locale)
      const menus = page.menus.map((menu) => toBriefMenu(site, menu))
      return markup`<p>${description}</p>${menus}${toLinkedList(site, 'promotions.index', toPromotions(site, page.promotions))}${toLinkedList(site, 'restos.index', toRestos(site, page.restos))}`
    }
    case 'menus.show':
      return markup`${page.menu.sections.map(
        ({ group, positions }) =>
          markup`<h2>${toGroupName(group, locale)}</h2>${toList(positions.map((one) => toDish(site, one)))}`,
      )}`
    case 'menus.positions.show':
      return toDishPage(site, page.position)
    case 'promotions.index':
      return toPromotions(site, page.promotions)
    case 'promotions.show':
      return markup`<p>${page.promotion.description}</p>${toList(page.positions.map((one) => toDish(site, one)))}`
    case 'restos.index':
      return toRestos(site, page.restos)
    case 'restos.show':
      return toRestoPage(site, page.resto, page.menus)
    case 'terms-of-sale':
      return toParagraphs(page.markdown)
    default:
      return raw('')
  }
}

/** On the home page a dish is one line with a link. */
function toBriefMenu(site: Site, { id, name, sections }: ShownMenu): Html {
  const groups = sections.map(({ group, positions }) => {
    const dishes = positions.map((one) => markup`${toDishLink(site, one)} ${toPrice(site, one)}`)
    return markup`<h3>${toGroupName(group, site.locale)}</h3>${toList(dishes)}`
  })
  return markup`<h2><a href="${toLink(site, toPath('menus.show', { menuId: id }))}">${name}</a></h2>${groups}`
}

function toDishLink(site: Site, { id, menu, name }: Position): Html {
  const path = toPath('menus.positions.show', { menuId: menu.id, positionId: id })
  return markup`<a href="${toLink(site, path)}">${name}</a>`
}

function toDish(site: Site, position: Position): Html {
  const { description } = position
  const more = description === '' ? raw('') : markup`<p>${description}</p>`
  return markup`${toDishLink(site, position)} ${toPrice(site, position)}${more}`
}

function toPrice({ brand, locale }: Site, { price, isStopped }: Position): Html {
  const text = toMoneyText(price, brand.catalogue.brand.currency, locale)
  const stopped = isStopped ? ` (${toWords('positions.unavailable', locale)})` : ''
  return markup`<b>${text}</b>${stopped}`
}

function toDishPage(site: Site, position: Position): Html {
  const { name, description, photos, measure, energy } = position
  const [photo] = photos.map((one) => toPicture(site, one))
  const picture =
    photo === undefined
      ? raw('')
      : markup`<img src="${photo.url}" alt="${name}" width="${photo.width}" height="${photo.height}">`
  const size = toWords(`measure.${measure.unit}`, site.locale, { value: measure.value })
  const facts = energy === undefined ? [size] : [size, toWords('positions.energy', site.locale, energy)]
  return markup`${picture}<p>${description}</p><p>${facts.join(' · ')}</p><p>${toPrice(site, position)}</p>`
}

function toPromotions(site: Site, promotions: readonly Promotion[]): Html {
  return toList(
    promotions.map(({ id, name, description }) => {
      const href = toLink(site, toPath('promotions.show', { promotionId: id }))
      return markup`<a href="${href}">${name}</a><p>${description}</p>`
    }),
  )
}

function toRestos(site: Site, restos: readonly Resto[]): Html {
  return toList(
    restos.map(({ id, name, address }) => {
      const href = toLink(site, toPath('restos.show', { restoId: id }))
      return markup`<a href="${href}">${name}</a> <address>${address}</address>`
    }),
  )
}

function toRestoPage(site: Site, resto: Resto, menus: readonly NamedMenu[]): Html {
  const { locale } = site
  const hours = daysOfWeek.map((day) => {
    const label = dayLabel(resto.openingHours.find(({ dayOfWeek }) => dayOfWeek === day))
    const text =
      label.kind === 'hours'
        ? `${label.open}–${label.close}`
        : toWords(label.kind === 'day-off' ? 'resto.schedule.dayOff' : 'resto.schedule.roundTheClock', locale)
    return markup`${toWords(toWeekdayKey(toDayNumber(day)), locale)}: ${text}`
  })
  const phones = resto.phones.map(({ value }) => markup`<a href="tel:${value}">${value}</a>`)
  const links = menus.map(
    ({ id, name }) => markup`<a href="${toLink(site, toPath('menus.show', { menuId: id }))}">${name}</a>`,
  )
  return markup`<address>${resto.address}</address><p>${resto.description}</p><h2>${toWords('restos.show.hours', locale)}</h2>${toList(hours)}<h2>${toWords('restos.show.phones', locale)}</h2>${toList(phones)}<h2>${toWords('menus.headline', locale)}</h2>${toList(links)}`
}

function toWeekdayKey(dayNumber: number) {
  return `weekday.${dayNumber}` as 'weekday.1'
}

function toLinkedList(site: Site, name: 'promotions.index' | 'restos.index', list: Html): Html {
  const title = toWords(
    name === 'promotions.index' ? 'promotions.headline' : 'restos.index.headline',
    site.locale,
  )
  return markup`<h2><a href="${toLink(site, toPath(name))}">${title}</a></h2>${list}`
}

function toList(items: readonly Html[]): Html {
  return items.length === 0 ? raw('') : markup`<ul>${items.map((item) => markup`<li>${item}</li>`)}</ul>`
}

/** A Markdown text as paragraphs and headings. */
function toParagraphs(markdown: string): Html {
  const blocks = markdown.split(/\n\s*\n/).map((block) => {
    const heading = /^#+\s+(.*)$/s.exec(block.trim())?.[1]
    return heading === undefined ? markup`<p>${block.trim()}</p>` : markup`<h2>${heading}</h2>`
  })
  return markup`${blocks}`
}
