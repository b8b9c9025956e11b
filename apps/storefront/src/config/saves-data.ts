/** Whether the browser is set to save data: then nothing is loaded ahead. Not every browser tells. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
