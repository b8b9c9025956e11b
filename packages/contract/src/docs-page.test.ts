import { describe, expect, test } from 'vitest'
import { calls } from '#calls.ts'
import { makeDocsPage } from '#docs-page.ts'
import { docsStyle } from '#docs-style.ts'
import { html } from '#html.ts'
import { nouns } from '#nouns.ts'

const page = makeDocsPage({ version: '1.2.3' })

describe('the page of the contract', () => {
  test('has every call and every noun, and every link on it leads somewhere', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const name of Object.keys(calls)) expect(ids).toContain(name)
    for (const noun of nouns.keys()) expect(ids).toContain(`noun-${noun}`)
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target)
    expect(links.filter((target) => !ids.has(target))).toEqual([])
  })

  test('needs no script and no inline style, so the strictest policy lets it through', () => {
    expect(page).not.toMatch(/<script|<style| style=| on[a-z]+=/)
    expect(page).toContain('<link rel="stylesheet" href="/docs.css" />')
    expect(docsStyle).not.toMatch(/url\(|@import/)
  })

  test('says who of the staff may call', () => {
    expect(page).toContain('cookie: session of the staff · any role · own venues of brandId')
  })

  test('escapes whatever it shows', () => {
    const nasty = `<img src=x onerror="alert('1')">&`
    expect(html`<p title="${nasty}">${nasty}</p>`.text).toBe(
      `<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</p>`,
    )
  })
})
