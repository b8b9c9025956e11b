import type { MatchedRoute } from '#app/routing/match-route.ts'
import { isPersonal } from '#config/paths.ts'

/** What the chosen city and venue have; the answer is yes while nobody can say no. And whether somebody is signed in. */
export interface VenueKnowledge {
  readonly isSignedIn: boolean
  readonly hasMenu: (menuId: number) => boolean
  readonly hasPosition: (menuId: number, positionId: number) => boolean
  readonly hasPromotion: (promotionId: number) => boolean
  readonly hasResto: (restoId: number) => boolean
}

export type GuardDecision =
  | { readonly action: 'show' }
  /** In place of the entry: back must not lead into the same redirect again. */
  | { readonly action: 'go-home'; readonly isTold: boolean }
  /** And back here afterwards. */
  | { readonly action: 'sign-in' }

/** every navigation passes here. Unknown paths go home silently, ids of other venues with a word. */
export function guardNavigation({ name, params }: MatchedRoute, venue: VenueKnowledge): GuardDecision {
  if (name === 'error.not-found.index') return { action: 'go-home', isTold: false }
  if (isPersonal(name) && !venue.isSignedIn) return { action: 'sign-in' }
  return isOfVenue({ name, params }, venue) ? { action: 'show' } : { action: 'go-home', isTold: true }
}

function isOfVenue({ name, params }: MatchedRoute, venue: VenueKnowledge): boolean {
  const { menuId = 0, positionId = 0, promotionId = 0, restoId = 0 } = params
  switch (name) {
    case 'menus.show':
      return venue.hasMenu(menuId)
    case 'menus.positions.show':
      return venue.hasMenu(menuId) && venue.hasPosition(menuId, positionId)
    case 'promotions.show':
      return venue.hasPromotion(promotionId)
    case 'restos.show':
      return venue.hasResto(restoId)
    default:
      return true
  }
}
