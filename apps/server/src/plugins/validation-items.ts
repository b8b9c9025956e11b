import type { FastifySchemaValidationError } from 'fastify'
import type { RefusalItem } from '#errors.ts'
import type { MessageKey } from '#error-message.ts'

export interface ValidationItem extends RefusalItem {
  readonly code: 'request.invalid'
  readonly messageKey: MessageKey
}

/** The validator's problems, one entry for each field, named as in the request: `positions.0.count`. */
export function toValidationItems(found: readonly FastifySchemaValidationError[]): ValidationItem[] {
  const items = new Map<string, ValidationItem>()
  for (const problem of found) {
    for (const item of toItems(problem)) {
      if (!items.has(item.field ?? '')) items.set(item.field ?? '', item)
    }
  }
  return [...items.values()]
}

function toItems({ keyword, instancePath, params }: FastifySchemaValidationError): ValidationItem[] {
  const parent = toField(instancePath)
  if (keyword === 'required') {
    return toNames(params['requiredProperties']).map((name) =>
      toItem('request.invalid.missing', parent === '' ? name : `${parent}.${name}`),
    )
  }
  if (keyword === 'boolean') return [toItem('request.invalid.unknown', parent)]
  return [
    parent === ''
      ? { code: 'request.invalid', messageKey: 'request.invalid' }
      : toItem('request.invalid.field', parent),
  ]
}

function toItem(messageKey: MessageKey, field: string): ValidationItem {
  return { code: 'request.invalid', messageKey, field: field.slice(0, 200) }
}

function toNames(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/** JSON pointer (RFC 6901) to dotted path. */
function toField(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')
}
