import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type DatabaseConnection,
  Kysely,
  type SelectModifierNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Engine } from '#db/db.ts'
import { JoinedCommits } from '#db/joined-commits.ts'
import type { AtOnce } from '#db/keep-statement.ts'
import type { Tables } from '#db/tables.ts'
import { StartProblem } from '#start-problem.ts'

const writeLockWaitMs = 15_000
const dataVersionPollMs = 200
const maxCachedStatements = 500
const sqliteBusy = 5

/** One file. WAL lets readers work beside the writer, and synchronous=FULL puts every acknowledged write on disk. */
export async function openSqlite(file: string): Promise<Engine> {
  try {
    mkdirSync(dirname(file), { recursive: true })
  } catch (error) {
    throw cannotWrite(file, error)
  }
  const write = await openFile(file)
  const read = await openFile(file)
  read.exec('PRAGMA query_only = ON')
  // From here on a busy file must not block the event loop, so `begin immediate` is retried asynchronously.
  write.exec('PRAGMA busy_timeout = 10')
  const reader = toKysely(read, 'begin')
  const writer = toKysely(write, 'begin immediate')
  const commits = new JoinedCommits(writer, (sql) => write.exec(sql))
  return {
    kind: 'sqlite',
    columns: { autoId: 'integer primary key autoincrement', bytes: 'blob' },
    reader,
    writer,
    write: (work) => commits.run(work),
    isFull: () => commits.isFull,
    waiting: () => commits.waiting,
    // `begin immediate` holds the file's only write lock already.
    lockMigrations: () => Promise.resolve(),
    isRetryable: isBusy,
    isConnectionLost: () => false,
    // data_version changes when another process writes.
    announceChanges: () => Promise.resolve(),
    watchChanges: (onWake, report) => {
      const pragma = read.prepare('PRAGMA data_version')
      let seen = dataVersion(pragma)
      const timer = setInterval(() => {
        try {
          const version = dataVersion(pragma)
          if (version === seen) return
          seen = version
          onWake()
        } catch (error) {
          report(error, 'looking for changes in the SQLite file')
        }
      }, dataVersionPollMs)
      timer.unref()
      return Promise.resolve({ close: () => Promise.resolve(clearInterval(timer)) })
    },
    // Copies a snapshot of the file, so nobody waits. Uses `write`, because the reader may not vacuum.
    backUp: (target) => void write.prepare('VACUUM INTO ?').run(target),
    close: async () => {
      await reader.destroy()
      await writer.destroy()
    },
  }
}

async function openFile(file: string): Promise<DatabaseSync> {
  try {
    const database = new DatabaseSync(file, { timeout: 1000, enableForeignKeyConstraints: true })
    // Switching to WAL needs the file alone and ignores the busy time-out, and two processes may start together.
    await retryWhileBusy(() => database.exec('PRAGMA journal_mode = WAL'))
    database.exec('PRAGMA synchronous = FULL')
    return database
  } catch (error) {
    throw cannotWrite(file, error)
  }
}

function cannotWrite(file: string, cause: unknown): StartProblem {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartProblem(
    `The database file ${file} cannot be opened for writing (${reason}). Set LAVASH_DATA to a folder this user may write to.`,
  )
}

function dataVersion(pragma: StatementSync): unknown {
  return pragma.get()?.['data_version']
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === sqliteBusy
}

async function retryWhileBusy(action: () => unknown): Promise<void> {
  const giveUpAt = performance.now() + writeLockWaitMs
  for (;;) {
    try {
      action()
      return
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error
      await sleep(2 + Math.random() * 8)
    }
  }
}

function toKysely(database: DatabaseSync, begin: string): Kysely<Tables> {
  const statements = toSqliteDatabase(database)
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new NodeSqliteAdapter(statements),
      createDriver: () => new NodeSqliteDriver(statements, () => database.exec(begin)),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new LocklessQueryCompiler(),
    },
  })
}

class NodeSqliteAdapter extends SqliteAdapter implements AtOnce {
  readonly #statements: SqliteDatabase

  constructor(statements: SqliteDatabase) {
    super()
    this.#statements = statements
  }

  runNow(sql: string, parameters: readonly unknown[]): unknown[] {
    const statement = this.#statements.prepare(sql)
    if (statement.reader) return statement.all(parameters)
    statement.run(parameters)
    return []
  }
}

/** The writer takes the write lock at the beginning, because upgrading a read lock later may fail. */
class NodeSqliteDriver extends SqliteDriver {
  readonly #begin: () => void

  constructor(statements: SqliteDatabase, begin: () => void) {
    super({ database: statements })
    this.#begin = begin
  }

  override beginTransaction(_connection: DatabaseConnection): Promise<void> {
    return retryWhileBusy(this.#begin)
  }
}

/** Removes PostgreSQL's `FOR UPDATE SKIP LOCKED`: here the transaction has the only write lock. */
class LocklessQueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct' || node.rawModifier !== undefined) super.visitSelectModifier(node)
  }
}

/**
 * Adapts node:sqlite to the shape of better-sqlite3, which Kysely expects. Statements are cached, since preparing
 * costs more than running.
 */
function toSqliteDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    close: () => {
      statements.clear()
      database.close()
    },
    prepare: (sql) => {
      const kept = statements.get(sql)
      if (kept !== undefined) return kept
      const prepared = toSqliteStatement(database.prepare(sql))
      if (statements.size >= maxCachedStatements) statements.clear()
      statements.set(sql, prepared)
      return prepared
    },
  }
}

function toSqliteStatement(statement: StatementSync): ReturnType<SqliteDatabase['prepare']> {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...toInput(parameters)),
    run: (parameters) => statement.run(...toInput(parameters)),
    iterate: (parameters) => statement.iterate(...toInput(parameters)),
  }
}

function toInput(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[]
}
