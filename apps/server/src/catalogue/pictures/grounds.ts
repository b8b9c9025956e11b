/** Soft grounds by name: the lighter middle and the edge of a round gradient. */
export const grounds = {
  peach: ['#FFEDE1', '#F3DCCB'],
  sand: ['#FBF3E6', '#EBDCC3'],
  honey: ['#FFF3D6', '#F3DDA6'],
  rose: ['#FDE7E4', '#F0CCC8'],
  mint: ['#E9F4E4', '#CBE0C4'],
  sky: ['#E6F1F8', '#C6DCEA'],
  lilac: ['#F0EAF8', '#D9CDEA'],
  ash: ['#F1EFEC', '#D9D4CD'],
  lagoon: ['#E2F1EE', '#C3DEDA'],
  ember: ['#4A342A', '#231712'],
} as const satisfies Record<string, readonly [string, string]>
