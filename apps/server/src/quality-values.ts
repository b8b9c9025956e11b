/** What a header wishes for and how much, `br;q=0.8, gzip`, in the order it is written (RFC 9110, 12.4.2). */
export function parseQualityValues(header: string | undefined): { value: string; quality: number }[] {
  return (header ?? '').split(',').map((text) => {
    const [value = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
    const given = parameters.find((parameter) => parameter.startsWith('q='))
    const quality = given === undefined ? 1 : Number(given.slice(2))
    return { value, quality: Number.isNaN(quality) ? 0 : quality }
  })
}
