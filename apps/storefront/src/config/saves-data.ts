/** Whether the browser saves data: then nothing is preloaded. Not every browser tells. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
