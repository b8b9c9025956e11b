import { expect, test } from 'vitest'
import { calls } from '#calls.ts'
import { isJsonObject, toJson, type Json } from '#json-schema.ts'
import { nouns } from '#nouns.ts'

function listTitled(value: Json): { title: string; schema: string }[] {
  if (Array.isArray(value)) return value.flatMap(listTitled)
  if (!isJsonObject(value)) return []
  const { title, ...schema } = value
  return [
    ...(typeof title === 'string' ? [{ title, schema: JSON.stringify(schema) }] : []),
    ...Object.values(value).flatMap(listTitled),
  ]
}

test('a noun means one thing: the same name never stands for two schemas', () => {
  const meanings = new Map<string, string>()
  const used = Object.values(calls).flatMap((call) => listTitled(toJson(call)))
  const defined = [...nouns.values()].flatMap((schema) => listTitled(toJson(schema)))
  for (const { title, schema } of [...defined, ...used]) {
    expect(meanings.get(title) ?? schema, title).toBe(schema)
    meanings.set(title, schema)
  }
  expect(meanings.size).toBeGreaterThan(nouns.size - 1)
})
