import type { TSchema } from 'typebox'
import { html, raw, type Html } from '#html.ts'
import { isJsonObject, toJsonSchema, toReferencedSchema, type Json, type JsonObject } from '#json-schema.ts'
import { nouns } from '#nouns.ts'

/** An object becomes a table of its fields, anything else one line. Nouns are linked. */
export function schemaTable(schema: TSchema): Html {
  const isTopNoun = [...nouns.values()].includes(schema)
  return describe(isTopNoun ? toJsonSchema(schema) : toReferencedSchema(schema))
}

function describe(schema: JsonObject): Html {
  const { properties } = schema
  if (!isJsonObject(properties)) return html`<p>${typeText(schema)} ${note(schema)}</p>`
  const required = Array.isArray(schema.required) ? schema.required : []
  return html`<div class="table" tabindex="0">
    <table>
      <tbody>
        ${Object.entries(properties).map(
          ([name, property]) =>
            html`<tr>
              <th scope="row"><code>${name}</code>${required.includes(name) ? '' : '?'}</th>
              <td>${typeText(property)}</td>
              <td>${note(property)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

function typeText(schema: Json): Html {
  if (!isJsonObject(schema)) return raw('')
  const { $ref, anyOf, enum: choices, items, properties, type } = schema
  if (typeof $ref === 'string') {
    const noun = $ref.slice($ref.lastIndexOf('/') + 1)
    return html`<a href="#noun-${noun}">${noun}</a>`
  }
  if (Array.isArray(anyOf)) return join(anyOf.map(typeText))
  if (Array.isArray(choices))
    return html`<code>${choices.map((choice) => JSON.stringify(choice)).join(' | ')}</code>`
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (items !== undefined) return html`list of ${typeText(items)}`
  if (isJsonObject(properties)) return describe(schema)
  return html`${typeof type === 'string' ? type : 'anything'}`
}

function join(texts: readonly Html[]): Html {
  return html`${texts.map((text, index) => (index === 0 ? text : html` or ${text}`))}`
}

const bounds = [
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'default',
] as const

function note(schema: Json): string {
  if (!isJsonObject(schema)) return ''
  const limits = bounds.flatMap((key) => {
    const value = schema[key]
    return value === undefined || isJsonObject(value)
      ? []
      : [`${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`]
  })
  const { description } = schema
  return [...(typeof description === 'string' ? [description] : []), ...limits].join(' · ')
}
