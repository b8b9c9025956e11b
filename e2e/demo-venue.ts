/** The demonstration's data by id: the server gives the ids, brands/ the names. */
export interface DemoVenue {
  whiteLabel: string
  cityId: number
  restoId: number
  otherRestoId: number
  menuIds: number[]
  positions: { id: number; name: string }[]
  promotionId: number
}

interface Listed {
  id: number
  name: string
}

/** The first city's first venue with two menus, read as a storefront does. */
export async function readDemoVenue(url: string, whiteLabel = 'ugolyok'): Promise<DemoVenue> {
  const read = async <Answer>(path: string): Promise<Answer> => {
    const response = await fetch(url + path, { headers: { 'accept-language': 'ru' } })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()) as Answer
  }
  const first = <Item>(items: readonly Item[]): Item => {
    const [item] = items
    if (item === undefined) throw new Error('The demonstration has none')
    return item
  }
  const city = first(await read<Listed[]>(`/1/p/cities?whiteLabel=${whiteLabel}`))
  const restos = await read<Listed[]>(`/1/p/restos?cityId=${city.id}&whiteLabel=${whiteLabel}`)
  const restoId = first(restos).id
  const { menus } = await read<{ menus: { id: number; order: number; isTakeAway: boolean }[] }>(
    `/1/p/restos/${restoId}`,
  )
  const menuIds = menus
    .filter(({ isTakeAway }) => isTakeAway)
    .toSorted((a, b) => a.order - b.order)
    .map(({ id }) => id)
  const [promotions, positions] = await Promise.all([
    read<Listed[]>(`/1/restos/${restoId}/promotions`),
    read<Listed[]>(`/1/p/menus/${first(menuIds)}/positions`),
  ])
  return {
    whiteLabel,
    cityId: city.id,
    restoId,
    otherRestoId: restos.at(-1)?.id ?? restoId,
    menuIds,
    positions,
    promotionId: first(promotions).id,
  }
}
