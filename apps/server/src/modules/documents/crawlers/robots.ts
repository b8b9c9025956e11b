import { pathOf } from '@lavash/contract/paths'
import { sitePages } from '@lavash/rulebook/site/site-pages'
import { privatePages } from '#modules/documents/pages/shown-page.ts'

/** Calls and pictures stay open, because a crawler that renders our pages needs them. */
export function toRobots(origin: string): string {
  const roots = privatePages.map((name) => sitePages[name].path.split('/')[1])
  // RFC 9309: a rule matches every path that begins with it.
  const rules = [...new Set(roots)].map((root) => `Disallow: /${root}`)
  return ['User-agent: *', ...rules, 'Disallow: /dev/', 'Disallow: /sandbox/', '']
    .concat([`Sitemap: ${origin}${pathOf('sitemap')}`, ''])
    .join('\n')
}
