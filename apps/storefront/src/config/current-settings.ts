import { documentConfigId, type ParsedSettings, parseSettings } from '#config/parse-settings.ts'
import type { Settings } from '#config/settings.ts'

let current: Settings | undefined

/** Reads the build's values and the document's JSON. Called once, before anything is shown. */
export function loadSettings(): ParsedSettings {
  const text = document.getElementById(documentConfigId)?.textContent
  const parsed = parseSettings(import.meta.env, parseDocument(text))
  if (parsed.ok) current = parsed.settings
  return parsed
}

export function getSettings(): Settings {
  if (current === undefined)
    throw new Error('The settings are read in main.tsx before anything asks for them')
  return current
}

function parseDocument(text: string | null | undefined): unknown {
  if (text === null || text === undefined || text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    // parseSettings names it as malformed, together with all other problems.
    return null
  }
}
