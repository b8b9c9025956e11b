import { foldText } from '@lavash/rulebook/menu/text-fold'

/** Letters that the search treats as others but a reader does not. */
const marked: Readonly<Record<string, string>> = { ё: 'yo', й: 'y' }

const types: Readonly<Record<string, string>> = {
  улица: 'Street',
  проспект: 'Avenue',
  набережная: 'Embankment',
  переулок: 'Lane',
  площадь: 'Square',
}

/** The name as on the second line of a sign: Sadovaya Street, Tsentralny Avenue. For reading, not for the search. */
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
  const latin = [...spelled].map((letter) => marked[letter] ?? foldText(letter)).join('')
  return latin.charAt(0).toUpperCase() + latin.slice(1)
}
