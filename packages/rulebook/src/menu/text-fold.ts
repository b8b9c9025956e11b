/**
 * Three foldings of a word, from strict to loose. The search compares folded words only, so a folding may look odd as
 * long as all spellings of a word get the same one.
 */

// Letters that Unicode does not take apart into a base and a mark.
const latinLetters: Readonly<Record<string, string>> = {
  đ: 'dj',
  ð: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  ı: 'i',
  þ: 'th',
}

// Russian, with the letters that Ukrainian, Serbian and Montenegrin add. Marks are off already: й is и, ё is е.
const cyrillicLetters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  є: 'e',
  ґ: 'g',
  ђ: 'dj',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
}

/** Same letters, plainly written: lower case, no marks (š is s, ё is е, й is и), no apostrophes. */
export function foldCase(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[\p{M}'’ʼ`]/gu, '')
      // Lower case has another sigma at the end of a Greek word. A prefix has to match the middle form.
      .replaceAll('ς', 'σ')
  )
}

/** In Latin letters: шаурма is shaurma, Đevrek is djevrek. Letter by letter, so a prefix stays a prefix. */
export function foldText(text: string): string {
  let folded = ''
  for (const letter of foldCase(text)) folded += cyrillicLetters[letter] ?? latinLetters[letter] ?? letter
  return folded
}

/**
 * How a folded word sounds to somebody who spells by ear: all customs of writing Russian in Latin letters meet
 * (shch, sch and šč; kh and h; ts, c and zz; ya, ja and ia; yo and e), and so do шаурма, shawarma and šavarma
 * up to one letter.
 */
export function toSoundKey(folded: string): string {
  return folded
    .replaceAll('kh', 'h')
    .replaceAll('ph', 'f')
    .replaceAll(/([bcdfgklmnpqrstvwxz])h/g, '$1')
    .replaceAll('sc', 's')
    .replaceAll(/t[sc]|zz|ck|[cq]/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll(/[yj]/g, 'i')
    .replaceAll(/i+[eo]/g, 'e')
    .replaceAll(/[uw]/g, 'v')
    .replaceAll(/(.)\1+/g, '$1')
}
