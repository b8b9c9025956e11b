import { type PlaceName, type RouteName, routes } from '#config/paths.ts'

export interface MatchedRoute {
  readonly name: RouteName
  readonly params: RouteParams
}

export interface RouteParams {
  readonly menuId?: number
  readonly positionId?: number
  readonly promotionId?: number
  readonly restoId?: number
  readonly orderId?: string
}

// Ids are numbers: /menus/abc is as unknown as /nowhere. An order's is a UUID.
const numberPattern = String.raw`\d{1,10}`
const uuidPattern = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

const patterns = Object.entries(routes)
  .filter(([, { path }]) => path !== '*')
  .map(([name, { path }]) => ({
    name: name as PlaceName,
    pattern: new RegExp(`^${toPattern(path)}${path === '/' ? '' : '/?'}$`),
  }))

export function matchRoute(pathname: string): MatchedRoute {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(pathname)
    if (match === null) continue
    const params = Object.entries(match.groups ?? {}).map(([key, text]) => [
      key,
      key === 'orderId' ? text.toLowerCase() : Number(text),
    ])
    return { name, params: Object.fromEntries(params) }
  }
  return { name: 'error.not-found.index', params: {} }
}

function toPattern(path: string): string {
  return path.replace(
    /:(\w+)/g,
    (_, name: string) => `(?<${name}>${name === 'orderId' ? uuidPattern : numberPattern})`,
  )
}
