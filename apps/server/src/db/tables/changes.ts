import type { Generated } from 'kysely'

export interface ChangeTables {
  changes: {
    id: Generated<number>
    topic: string
    key: string
    at: number
  }
}
