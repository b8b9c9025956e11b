/** How wide a page's largest photo will be. The document's script names it as well, before there is a page: early/. */
export const photoSizes = {
  promotion: '(width < 840px) 60vw, 24rem',
  dish: '(width < 840px) 100vw, 28rem',
} as const
