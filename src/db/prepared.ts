import { hash } from 'node:crypto'
import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { type Database, poolOf } from './client.ts'

type Values = Record<string, unknown>
/** Stands in the statement for a value that each run gives. */
type Slots<Given extends Values> = { [Name in keyof Given]: RawBuilder<Given[Name]> }
type Buildable<Row> = { compile(): CompiledQuery<Row> }

class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that is asked for with every page: its text is built once, and each connection of the server reads and plans it once, which
 * took longer than running it. `names` are the values that a run gives; what `build` leaves out of the statement otherwise is the same in
 * every run. Inside a transaction it runs like any other statement.
 */
export function prepared<Given extends Values, Row>(
  names: readonly (keyof Given & string)[],
  build: (db: Database, slots: Slots<Given>) => Buildable<Row>,
): (db: Database, given: Given) => Promise<Row[]> {
  let built: { name: string; text: string; parameters: readonly unknown[] } | null = null
  const slots = () =>
    Object.fromEntries(names.map(name => [name, sql.val(new Slot(name))])) as unknown as Slots<Given>
  return async (db, given) => {
    if (built === null) {
      const { sql: text, parameters } = build(db, slots()).compile()
      built = { name: hash('sha1', text, 'base64url'), text, parameters }
    }
    const { name, text } = built
    const values = built.parameters.map(each => (each instanceof Slot ? given[each.name] : each))
    const pool = poolOf(db)
    if (!pool) return (await db.executeQuery(CompiledQuery.raw(text, values))).rows as Row[]
    return (await runNamed(pool, { name, text, values })) as Row[]
  }
}

/** Texts that could not be prepared; they are sent in full from then on. */
const unprepared = new Set<string>()

/**
 * What a server says of a statement that it does not know, that somebody else has prepared, or whose columns a migration has changed since.
 * The first two come from a pooler that gives each transaction another connection of the server, such as PgBouncer before 1.21. All come
 * before anything ran.
 */
const refusals = new Set(['26000', '42P05', '0A000'])

async function runNamed(
  pool: pg.Pool,
  { name, text, values }: { name: string; text: string; values: unknown[] },
): Promise<unknown[]> {
  if (!unprepared.has(text)) {
    try {
      return (await pool.query({ name, text, values })).rows
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !refusals.has(error.code ?? '')) throw error
      unprepared.add(text)
    }
  }
  return (await pool.query(text, values)).rows
}
