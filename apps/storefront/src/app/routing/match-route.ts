import { type PlaceName, type RouteName, routes } from '#config/paths.ts'

export interface MatchedRoute {
  readonly name: RouteName
  readonly params: Readonly<Record<string, number>>
}

const patterns = Object.entries(routes)
  .filter(([, { path }]) => path !== '*')
  .map(([name, { path }]) => ({
    name: name as PlaceName,
    // Ids are numbers: /menus/abc is as unknown as /nowhere.
    pattern: new RegExp(
      `^${path.replace(/:(\w+)/g, String.raw`(?<$1>\d{1,10})`)}${path === '/' ? '' : '/?'}$`,
    ),
  }))

export function matchRoute(pathname: string): MatchedRoute {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(pathname)
    if (match === null) continue
    const params = Object.entries(match.groups ?? {}).map(([key, text]) => [key, Number(text)])
    return { name, params: Object.fromEntries(params) }
  }
  return { name: 'error.not-found.index', params: {} }
}
