const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const toRussian = new Map([...latinKeys].map((key, index) => [key, russianKeys[index] ?? key]))
const toLatin = new Map([...russianKeys].map((key, index) => [key, latinKeys[index] ?? key]))

/** The same keys pressed in the other layout: 'ifehvf' is шаурма. Nothing when the text is in both scripts. */
export function findOtherLayout(text: string): string | undefined {
  const isCyrillic = /\p{Script=Cyrillic}/u.test(text)
  const isLatin = /\p{Script=Latin}/u.test(text)
  if (isCyrillic === isLatin) return undefined
  const keys = isLatin ? toRussian : toLatin
  return [...text.toLowerCase()].map((letter) => keys.get(letter) ?? letter).join('')
}
