import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { connect } from '../../src/db/client.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.ts'
import { temporaryFolder } from './temporary-folder.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { serverUrl: string; template: string }
  }
}

/**
 * One PostgreSQL for the whole run with one migrated template. `TEST_DATABASE_URL` names a server to use instead of the embedded one; its
 * account must be allowed to create databases.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder('kittel-test')
  const given = process.env.TEST_DATABASE_URL || null
  const embedded = given ? null : await openEmbeddedPostgres(folder)
  const serverUrl = given ?? embedded?.keeperUrl ?? ''
  if (embedded) await trustTheMachine(serverUrl)
  const template = `template_${process.pid}`
  await onServer(serverUrl, `create database ${template}`)
  const address = new URL(serverUrl)
  address.pathname = `/${template}`
  const db = connect(address.href, 1)
  await migrate(db)
  await db.destroy()
  project.provide('testServer', { serverUrl, template })
  return async () => {
    await onServer(serverUrl, `drop database if exists ${template} with (force)`)
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Turns off durability: the data is discarded after the run, and waiting for the disk takes a good part of it. */
async function trustTheMachine(serverUrl: string): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await onServer(serverUrl, `alter system set ${setting} = off`)
  }
  await onServer(serverUrl, 'select pg_reload_conf()')
}

async function onServer(url: string, statement: string): Promise<void> {
  const db = connect(url, 1)
  await sql.raw(statement).execute(db)
  await db.destroy()
}
