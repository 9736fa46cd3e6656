import type { Database } from '../../db/client.ts'
import type { DocumentReader } from '../../feed-format/document-reader.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Realms } from '../../platform/auth/realms.ts'
import type { DiskRoom } from '../../platform/files/disk-room.ts'
import type { FileStore } from '../../platform/files/files.ts'
import type { VirusScanner } from '../../platform/files/virus-scanner.ts'
import type { LanguageModel } from '../../platform/language-model/language-model.ts'
import type { MessageTransport } from '../../platform/messages/mailer.ts'
import type { Fetcher } from '../../platform/network/fetcher.ts'
import type { Log } from '../../platform/process/log.ts'
import type { Actor } from './actor.ts'
import type { Client } from './client.ts'
import type { JobSearch } from './job-search.ts'
import type { Links } from './links.ts'
import type { SearchCounter } from './search-counter.ts'
import type { Shop } from './shop.ts'
import type { SupportSettings } from './support-settings.ts'
import type { Switches } from './switches.ts'
import type { Tasks } from './tasks.ts'

/**
 * All dependencies of a use case: none reads a clock, an environment variable or a module variable. `search` is derived from the database
 * and never decides what is visible.
 */
export type Context = {
  readonly actor: Actor
  /** Together with the actor, all that identifies the caller: no use case takes such facts as input. */
  readonly client: Client
  readonly db: Database
  readonly search: JobSearch
  readonly tasks: Tasks
  /** Counts what pages are asked to search for. */
  readonly searchCounter: SearchCounter
  /** What the people who run the board have turned off; asked with `isOn`. */
  readonly switches: Switches
  /** Authentication; uses its own connections, so it must not be called inside a transaction. */
  readonly realms: Realms
  readonly links: Links
  /** Sends mails and text messages; use cases queue them instead, so that they are sent after the commit. */
  readonly transport: MessageTransport
  /** Storage for uploads; throws inside a transaction. */
  readonly files: FileStore
  /** Free space on the disk with the site's own data. */
  readonly disk: DiskRoom
  /** Scans uploads; null where none is configured. */
  readonly scanner: VirusScanner | null
  /** Fetches untrusted URLs. */
  readonly fetcher: Fetcher
  /** Reads untrusted documents. */
  readonly documents: DocumentReader
  /** Chooses tools and words for the assistant; null where none is configured. */
  readonly languageModel: LanguageModel | null
  /** Callbacks from lower modules into higher ones. */
  readonly hooks: Hooks
  readonly support: SupportSettings
  /** What the operator sells, and who takes the money. */
  readonly shop: Shop
  readonly now: () => Date
  readonly locale: Locale
  readonly log: Log
}

/** Everything that identifies the caller. */
export type Caller = Pick<Context, 'actor' | 'client'>

/**
 * Callbacks from modules into higher ones, which they must not import; wired up where a process starts. Keyed by the file's purpose where
 * they concern files; without an entry, access is denied and nobody is notified.
 */
export type Hooks = {
  /** Transfers what a guest left here to the person with the same confirmed address; called at each sign-in. */
  readonly adopt: readonly ((ctx: Context, person: ConfirmedPerson) => Promise<unknown>)[]
  /** Whether the caller may read a file that is attached to something; also by a guest's signed link, if there is one. */
  readonly fileReaders: Partial<Record<string, FileReader>>
  /** Called in the transaction that records that a file was infected and is being deleted. */
  readonly infectedFileNotifiers: Partial<Record<string, InfectedFileNotifier>>
  /** Called in the transaction in which nothing is left to be paid of an order's invoice. */
  readonly invoicePaid: readonly ((ctx: Context, invoice: PaidInvoice) => Promise<unknown>)[]
  /** The token of the statement that says why somebody's account is locked; null where there is none. */
  readonly statementOfLock: (ctx: Context, person: { userId: string }) => Promise<string | null>
}
type PaidInvoice = { orderId: number | null; invoiceId: number; number: string }
type ConfirmedPerson = { userId: string; email: string; isConfirmed: boolean }
type FileReader = (ctx: Context, input: { fileId: string }) => Promise<boolean>
type InfectedFileNotifier = (ctx: Context, file: { fileId: string; name: string }) => Promise<void>

/**
 * Runs `work` in one transaction and passes it a context whose `db` is that transaction; joins the caller's transaction if there is one.
 * Inside, use only that context: the outer `db` is another connection. Its file store throws.
 */
export async function inTransaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  return ctx.db
    .transaction()
    .execute(db => work({ ...ctx, db, tasks: ctx.tasks.within(db), files: outOfReach(ctx.files) }))
}

/** A slow store would hold the transaction open, and with it a database connection; see docs/decisions/0032. */
function outOfReach(files: FileStore): FileStore {
  const refuse = (): never => {
    throw new Error('bytes are neither kept, read nor removed inside a transaction: do it before or after')
  }
  const asked = async () => refuse()
  const signed = files.signed && { markOf: asked, link: asked }
  return { put: asked, open: asked, remove: asked, list: refuse, ...(signed && { signed }) }
}
