import type { DownloadAs } from '../../platform/files/files.ts'
import type { Context } from '../caller/context.ts'
import { Conflict, Gone, NotFound } from '../caller/errors.ts'
import { type Holder, holds, isPublic } from './file.policy.ts'
import { type FileRow, findFile } from './file.queries.ts'
import { openVerified } from './steps/bytes.ts'
import { isFileId } from './steps/file-id.ts'
import { linkVerified } from './steps/link-verified.ts'

export type FileAsk = { fileId: string; holder: Holder | null; guestToken?: string | null }

export type OpenedFile = {
  name: string
  mediaType: string
  bytes: number
  disposition: DownloadAs['disposition']
} & ({ stream: ReadableStream<Uint8Array>; link: null } | { stream: null; link: string })

/**
 * The bytes of a file for who may read it, or a signed address to fetch them from where the store makes such.
 * @throws {NotFound} for a file that is not there or not theirs, alike; {Conflict} until it is known to be clean, and for bytes that
 * were changed in the store; {Unavailable}; {Gone} when
 * it was deleted because it was infected
 */
export async function openFile(
  ctx: Context,
  input: FileAsk & { disposition?: DownloadAs['disposition'] },
): Promise<OpenedFile> {
  const file = await loadReadableFile(ctx, input)
  const { name, mediaType, bytes } = file
  const facts = { name, mediaType, bytes, disposition: dispositionOf(file, input.disposition) }
  // Shown in the page it comes from here, with our own rules for what it may do.
  const link = facts.disposition === 'attachment' ? await linkVerified(ctx, file, facts) : null
  if (link !== null) return { ...facts, stream: null, link }
  return { ...facts, stream: await openVerified(ctx, file), link: null }
}

/** A file's row, if who asks may read it now; see {@link openFile} for the errors. */
export async function loadReadableFile(ctx: Context, input: FileAsk): Promise<FileRow> {
  const file = isFileId(input.fileId) ? await findFile(ctx.db, input.fileId) : null
  if (!file || !(await canRead(ctx, file, input))) throw new NotFound()
  if (file.scan === 'infected') throw new Gone('file.infected')
  if (file.scan === 'waiting' && !holds(input.holder, file)) throw new Conflict('file.being-checked')
  return file
}

async function canRead(ctx: Context, file: FileRow, input: FileAsk): Promise<boolean> {
  if (ctx.actor.kind === 'challenged') return false
  if (ctx.actor.kind === 'system' || isPublic(file) || holds(input.holder, file)) return true
  const mayRead = ctx.hooks.fileReaders[file.purpose]
  return mayRead?.(ctx, { fileId: file.id, guestToken: input.guestToken ?? null }) ?? false
}

/** Only what no browser runs is shown in the page; all else is saved. */
function dispositionOf({ mediaType }: FileRow, wanted: DownloadAs['disposition'] = 'attachment') {
  const isHarmless =
    mediaType === 'application/pdf' || mediaType === 'image/jpeg' || mediaType === 'image/png'
  return isHarmless ? wanted : 'attachment'
}
