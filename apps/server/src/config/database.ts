import { integer, optional, text, webAddress } from '#config/variable.ts'

export const database = {
  title: 'the database',
  variables: {
    url: optional(
      webAddress(
        {
          name: 'DATABASE_URL',
          about: 'PostgreSQL, for several processes; without it one SQLite file',
          example: 'postgres://lavash:secret@localhost:5432/lavash',
        },
        ['postgres:', 'postgresql:'],
      ),
      undefined,
    ),
    poolSize: optional(
      integer(
        { name: 'DATABASE_POOL_SIZE', about: 'PostgreSQL connections of one process', example: '10' },
        { min: 1, max: 500 },
      ),
      10,
    ),
    folder: optional(
      text({ name: 'LAVASH_DATA', about: 'folder of the SQLite file', example: './data' }),
      './data',
    ),
  },
} as const
