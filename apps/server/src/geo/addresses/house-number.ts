import { foldText } from '@lavash/rulebook/menu/text-fold'

/** «д. 12 корп. 2 стр 3» and «12к2с3» are 12k2s3; «12-5» is the corner 12/5. */
export function toHouseKey(houseNumber: string): string {
  // Nine of ten numbers are plain. Half a million are normalised at a start, so plain ones take the short way.
  if (/^\d+$/.test(houseNumber)) return houseNumber
  return foldText(houseNumber)
    .replaceAll(/[.,№#"«»]/g, ' ')
    .replace(/^\s*(?:vladenie|vlad|vl|dom|d|no|br)\s*(?=\d)/, '')
    .replaceAll(/\s*(?:korpus|korp|kor|k)\s*(?=\d)/g, 'k')
    .replaceAll(/\s*(?:stroenie|str|s)\s*(?=\d)/g, 's')
    .replaceAll(/\s*(?:litera|lit)\s*(?=[a-z])/g, '')
    .replaceAll(/\s*[-–—\\/]\s*/g, '/')
    .replaceAll(/[^a-z0-9/]/g, '')
}

/** People mix these up: 12/2 for 12k2. */
export function toLooseHouseKey(key: string): string {
  return key.replaceAll(/[ks]/g, '/')
}

/** «12;14» and «12, 14» are two houses; «12, корп. 2» is one. */
export function splitHouseNumbers(value: string): string[] {
  return value
    .split(/[;,](?!\s*\p{L})/u)
    .map((number) => number.trim())
    .filter((number) => number !== '')
}
