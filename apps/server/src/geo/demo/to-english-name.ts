const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
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
}

const types: Readonly<Record<string, string>> = {
  улица: 'Street',
  проспект: 'Avenue',
  набережная: 'Embankment',
  переулок: 'Lane',
  площадь: 'Square',
}

/** As it stands on the second line of a sign: Sadovaya Street, Tsentralny Avenue. For reading, not for searching. */
export function toEnglishName(name: string): string {
  return name
    .split(' ')
    .map((word) => types[word] ?? toLatin(word))
    .join(' ')
}

function toLatin(word: string): string {
  const spelled = word
    .toLowerCase()
    .replaceAll(/[ъь]е/g, 'йе')
    .replace(/[ыи]й$/, 'ы')
  const latin = [...spelled].map((letter) => letters[letter] ?? letter).join('')
  return latin.charAt(0).toUpperCase() + latin.slice(1)
}
