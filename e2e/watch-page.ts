import type { Page } from '@playwright/test'

/** Collects what the console would show: errors, refused policies, missing files of ours. */
export function watchPage(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`fault: ${error.message}`))
  page.on('console', (message) => {
    // Failing calls are part of many tests, missing files are not.
    const isFailedCall = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isFailedCall) problems.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    const isFile = ['script', 'stylesheet', 'font', 'image'].includes(response.request().resourceType())
    if (isFile && response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  return problems
}
