/** Whether the customer has told the browser to spare data: then nothing is loaded ahead. Not every browser tells. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
