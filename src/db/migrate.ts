import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './client.ts'

const folder = join(import.meta.dirname, 'migrations')

/**
 * Brings the database to the current schema; safe to call from several processes at once, one of them does the work.
 * @returns the names of the migrations that ran. @throws when one fails: it is rolled back as a whole.
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) {
    const failed = results?.find(result => result.status === 'Error')?.migrationName
    throw new Error(`Migration ${failed ?? ''} failed`, { cause: error })
  }
  return (results ?? []).map(result => result.migrationName)
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(join(folder, file), 'utf8')
      return [
        file.replace(/\.sql$/, ''),
        {
          up: db =>
            sql
              .raw(text)
              .execute(db)
              .then(() => {}),
        },
      ]
    }),
  )
  return Object.fromEntries(migrations)
}
