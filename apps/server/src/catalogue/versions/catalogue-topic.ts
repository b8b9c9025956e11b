/** Topic of the change log; the key is the brand's slug. */
export const catalogueTopic = 'catalogue'
