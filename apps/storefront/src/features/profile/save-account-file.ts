import type { AccountData } from '@lavash/contract/account'

/** The call needs a bearer, which a plain link cannot send. So the answer becomes a file here. */
export function saveAccountFile(data: AccountData): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = `account-${data.downloadedAt.slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(url)
}
