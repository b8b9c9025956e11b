import type { Page } from '@playwright/test'

/**
 * The page as plain HTML: the same elements, pictures, fonts and styles, without scripts. The best possible figure
 * for this content.
 */
export async function takeTwin(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const sheets = [...document.styleSheets].map((sheet) => ({
      base: sheet.href ?? document.baseURI,
      text: [...sheet.cssRules].map(({ cssText }) => cssText).join('\n'),
    }))
    const css = sheets
      .map(({ base, text }) =>
        text.replaceAll(/url\("?([^")]+)"?\)/g, (_, url: string) => `url("${new URL(url, base).pathname}")`),
      )
      .join('\n')
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll('script, style, noscript, link:not([rel=icon]), iframe')) {
      element.remove()
    }
    const style = document.createElement('style')
    style.textContent = css
    copy.querySelector('head')?.append(style)
    // The final look: animations would restart and never end.
    const still = document.createElement('style')
    still.textContent = '*,*::before,*::after{animation:none!important;transition:none!important}'
    copy.querySelector('head')?.append(still)
    return `<!doctype html>${copy.outerHTML}`
  })
}
