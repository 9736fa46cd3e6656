import type { Database } from '../../db/client.ts'
import type { DocumentReader } from '../../feed-format/document-reader.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Doors } from '../../platform/auth/doors.ts'
import type { DiskRoom } from '../../platform/files/disk-room.ts'
import type { FileStore } from '../../platform/files/files.ts'
import type { VirusScanner } from '../../platform/files/virus-scanner.ts'
import type { Post } from '../../platform/messages/mailer.ts'
import type { Fetcher } from '../../platform/network/fetcher.ts'
import type { Log } from '../../platform/process/log.ts'
import type { TaskQueue } from '../../platform/process/task-queue.ts'
import type { Actor } from './actor.ts'
import type { JobSearch } from './job-search.ts'
import type { Links } from './links.ts'

/**
 * Everything a use case needs and all it gets: no use case reads a clock, an environment variable or a module variable.
 * `search` is derived from the database and never decides what may be seen.
 */
export type Context = {
  readonly actor: Actor
  readonly db: Database
  readonly search: JobSearch
  readonly tasks: TaskQueue
  /** Ways to sign in; they work on connections of their own and must not be used inside a transaction. */
  readonly doors: Doors
  readonly links: Links
  /** How mails and text messages leave; use cases queue them instead, so that they leave after the commit. */
  readonly post: Post
  /** Where the bytes of uploads lie; out of reach inside a transaction. */
  readonly files: FileStore
  /** Room on the disk of the site's own data. */
  readonly disk: DiskRoom
  /** Looks through uploads; null where none is configured. */
  readonly scanner: VirusScanner | null
  /** Asks addresses that strangers chose. */
  readonly fetcher: Fetcher
  /** Reads the documents of strangers. */
  readonly documents: DocumentReader
  /** What rooms below ask of rooms above them. */
  readonly hooks: Hooks
  readonly now: () => Date
  readonly locale: Locale
  readonly log: Log
}

/**
 * Questions and news of rooms to those above them, which they do not import: who starts a process hands the answers in. By the
 * purpose of a file where files are meant; what has no line is answered with no, or told to nobody.
 */
export type Hooks = {
  /** Gives a person with a confirmed address what was left here without an account; at each sign-in. */
  readonly adopt: readonly ((ctx: Context, person: ConfirmedPerson) => Promise<unknown>)[]
  /** Whether who asks may read a file once it belongs to something; a guest's signed link counts, where there is one. */
  readonly fileReaders: Partial<Record<string, FileReader>>
  /** Told in the transaction that notes it that a file was infected and is deleted. */
  readonly infectedTellers: Partial<Record<string, InfectedTeller>>
}
type ConfirmedPerson = { userId: string; email: string; isConfirmed: boolean }
type FileReader = (ctx: Context, input: { fileId: string; guestToken: string | null }) => Promise<boolean>
type InfectedTeller = (ctx: Context, file: { fileId: string; name: string }) => Promise<void>

/**
 * Runs `work` in one transaction and hands it a context whose `db` is that transaction; joins the caller's transaction
 * when there is one. Inside, use only the context handed in: the outer `db` is another connection. Its store of files refuses.
 */
export async function inTransaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  return ctx.db
    .transaction()
    .execute(db => work({ ...ctx, db, tasks: ctx.tasks.within(db), files: outOfReach(ctx.files) }))
}

/** A store that is slow would hold the transaction open, and with it a connection of the database; see docs/decisions/0032. */
function outOfReach(files: FileStore): FileStore {
  const refuse = (): never => {
    throw new Error('bytes are neither kept, read nor removed inside a transaction: do it before or after')
  }
  const asked = async () => refuse()
  const signed = files.signed && { markOf: asked, link: asked }
  return { put: asked, open: asked, remove: asked, list: refuse, ...(signed && { signed }) }
}
