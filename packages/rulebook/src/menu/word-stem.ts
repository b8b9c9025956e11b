/**
 * The part of a word that its grammatical forms share: курица, курицей and курицу; дети and детский; pizza and pizzas.
 * Deliberately coarse: stems are compared with stems only, and a form ranks below the word as it was typed.
 */
export function toStem(plain: string): string {
  return isCyrillic(plain) ? toCyrillicStem(plain) : toLatinStem(plain)
}

export function isCyrillic(text: string): boolean {
  return /\p{Script=Cyrillic}/u.test(text)
}

// text-fold.ts has removed the diacritics, so ый is written ыи here.
const endings =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ием|иях|ях|ах|ов|ев|еи|ои|ии|ыи|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ам|ям|ым|им|ых|их|ью|ия|а|я|о|е|ы|и|у|ю|ь)$/u
/** Suffix of adjectives made from nouns: сырный, детская. The ending is part of the pattern, because говядиной ends in н too. */
const adjective = /(?:н|ск)(?:ыи|ии|ая|яя|ое|ее|ые|ие|ую|юю|ого|его|ому|ему|ыми|ими|ых|их)$/u
const shortestStem = 3
/** The last consonant changes from word to word: чеснок and чесночный, овощи and овощной. */
const alternations: Readonly<Record<string, string>> = { ч: 'к', ж: 'г', ш: 'х' }

function toCyrillicStem(plain: string): string {
  const noun = cut(plain, adjective)
  const stem = noun === plain ? cut(plain, endings) : noun
  const last = stem.at(-1) ?? ''
  return stem.slice(0, -1) + (alternations[last] ?? last)
}

const latinShortestStem = 4

function toLatinStem(plain: string): string {
  return cut(plain, /(?:ama|ima|ies|[aeiou]?[ms]|[aeiouy])$/, latinShortestStem)
}

function cut(word: string, ending: RegExp, shortest: number = shortestStem): string {
  const rest = word.replace(ending, '')
  return rest.length < shortest ? word : rest
}
