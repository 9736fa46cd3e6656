// Writes src/db/tables.ts from a freshly migrated database; with --check it only reports whether the file is up to date.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '../src/db/client.ts'
import { migrate } from '../src/db/migrate.ts'
import { openEmbeddedPostgres } from '../src/platform/postgres/embedded-postgres.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.mjs'

const target = 'src/db/tables.ts'
const isCheck = process.argv.includes('--check')
const folder = temporaryFolder('kittel-tables')
const postgres = await openEmbeddedPostgres(folder)
try {
  const db = connect(postgres.url, 2)
  await migrate(db)
  await db.destroy()
  const before = isCheck ? readFileSync(target, 'utf8') : ''
  const outFile = isCheck ? join(folder, 'tables.ts') : target
  const program = 'node_modules/kysely-codegen/dist/cli/bin.js'
  const options = [
    '--dialect=postgres',
    `--url=${postgres.url}`,
    `--out-file=${outFile}`,
    '--include-pattern=public.*',
  ]
  const types = [
    '--numeric-parser=number',
    '--exclude-pattern=*kysely*',
    '--log-level=error',
    '--type-mapping={"int8":"number"}',
  ]
  execFileSync(process.execPath, [program, ...options, ...types], { stdio: 'inherit' })
  if (isCheck && before !== readFileSync(outFile, 'utf8')) {
    console.error(`${target} differs from the migrated database: run "npm run tables"`)
    process.exitCode = 1
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
