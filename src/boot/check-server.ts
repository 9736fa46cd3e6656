import pg from 'pg'
import { limits } from '../config/limits.ts'
import { StartError } from '../platform/process/start-error.ts'
import { unlessAborted } from './unless-aborted.ts'

const oldestServer = 150_000

/**
 * Checks that the database of `url` answers and grants what the site needs: changing rows and creating tables.
 * @throws {StartError} naming the obstacle, never the password
 */
export async function checkServer(url: string, signal?: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'kittel',
    connectionTimeoutMillis: patienceMs(url),
    query_timeout: patienceMs(url),
  })
  client.on('error', () => {})
  try {
    await unlessAborted(
      client.connect().then(() => checkRights(client)),
      signal,
    )
  } catch (error) {
    throw error instanceof StartError ? error : unreachable(url, error)
  } finally {
    void client.end().catch(() => {})
  }
}

/** A message for failures caused by missing privileges, or null. `error` may wrap the database's own as its cause. */
export function rightsProblem(error: unknown): StartError | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? at.code : ''
    // 42501: insufficient privilege. 25006: read-only transaction.
    if (code === '42501') return new StartError(weak(at.message), { cause: error })
    if (code === '25006') return new StartError(readOnly, { cause: error })
  }
  return null
}

type Rights = {
  version: number
  account: string
  isReadOnly: boolean
  canMakeTables: boolean
  canMakeTasks: boolean
}

async function checkRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Rights>(`
    select current_setting('server_version_num')::int as version, current_user as account,
      current_setting('transaction_read_only') = 'on' as "isReadOnly",
      coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), false) as "canMakeTables",
      coalesce(
        has_schema_privilege(to_regnamespace('tasks'), 'create'),
        has_database_privilege(current_database(), 'create')) as "canMakeTasks"`)
  const [rights] = rows
  if (!rights) throw new StartError('The database does not answer a simple query.')
  const { version, account } = rights
  if (version < oldestServer)
    throw new StartError(`The database is PostgreSQL ${Math.floor(version / 10_000)}; at least 15 is needed.`)
  if (rights.isReadOnly) throw new StartError(readOnly)
  if (!rights.canMakeTables)
    throw new StartError(weak(`${account} may not create tables in the schema public`))
  if (!rights.canMakeTasks) throw new StartError(weak(`${account} may not create the schema tasks`))
}

const readOnly =
  'The database is read-only, such as a standby. Set DATABASE_URL to one that can be written to.'

function weak(what: string): string {
  return `The account of DATABASE_URL lacks privileges: ${what}. Make it the owner of its own database: alter database … owner to ….`
}

function unreachable(url: string, error: unknown): StartError {
  const reason =
    error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
  const isSilent = /timeout/i.test(reason ?? '')
  const { host, pathname } = new URL(url)
  const cause = isSilent ? `it did not answer for ${patienceMs(url) / 1000} s` : reason
  return new StartError(
    `The database ${pathname.slice(1)} at ${host} cannot be reached: ${cause}. Check DATABASE_URL.`,
  )
}

/** Same syntax as PostgreSQL's own tools: `?connect_timeout=SECONDS`. */
function patienceMs(url: string): number {
  const seconds = Number(new URL(url).searchParams.get('connect_timeout'))
  return seconds > 0 ? seconds * 1_000 : limits.outgoingMs
}
