import { isUuid } from '../../basics/uuid.ts'
import type { DownloadAs } from '../../platform/files/files.ts'
import { isOnlyViewed } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { Conflict, Gone, NotAllowed, NotFound } from '../caller/errors.ts'
import { isPublic, ownerOf, owns } from './file.policy.ts'
import { type FileRow, findFile } from './file.queries.ts'
import { openVerified } from './steps/bytes.ts'
import { linkVerified } from './steps/link-verified.ts'

export type FileAsk = { fileId: string }

export type OpenedFile = {
  name: string
  mediaType: string
  bytes: number
  disposition: DownloadAs['disposition']
} & ({ stream: ReadableStream<Uint8Array>; link: null } | { stream: null; link: string })

/**
 * The bytes of a file for a permitted reader, or a presigned URL where the store supports it.
 * @throws {NotFound} for a missing file and one the caller may not read alike; {Conflict} until it is known to be clean, and for bytes
 * altered in the store; {NotAllowed} `records.view.no-files` while an administrator only looks at the site as a person sees it; {Unavailable}; {Gone} when it was deleted because it was infected
 */
export async function openFile(
  ctx: Context,
  input: FileAsk & { disposition?: DownloadAs['disposition'] },
): Promise<OpenedFile> {
  const file = await loadReadableFile(ctx, input)
  const { name, mediaType, bytes } = file
  const facts = { name, mediaType, bytes, disposition: dispositionOf(file, input.disposition) }
  // Files displayed inline are served from here, under our own Content-Security-Policy.
  const link = facts.disposition === 'attachment' ? await linkVerified(ctx, file, facts) : null
  if (link !== null) return { ...facts, stream: null, link }
  return { ...facts, stream: await openVerified(ctx, file), link: null }
}

/** A file's row, if the caller may read it now; see {@link openFile} for the errors. */
export async function loadReadableFile(ctx: Context, input: FileAsk): Promise<FileRow> {
  const file = isUuid(input.fileId) ? await findFile(ctx.db, input.fileId) : null
  if (!file || !(await canRead(ctx, file))) throw new NotFound()
  // Somebody helps with the site: what people have written into documents is none of it.
  if (isOnlyViewed(ctx.actor) && !isPublic(file)) throw new NotAllowed('records.view.no-files')
  if (file.scan === 'infected') throw new Gone('file.infected')
  if (file.scan === 'waiting' && !owns(ownerOf(ctx), file)) throw new Conflict('file.being-checked')
  return file
}

async function canRead(ctx: Context, file: FileRow): Promise<boolean> {
  if (ctx.actor.kind === 'challenged') return false
  if (ctx.actor.kind === 'system' || isPublic(file) || owns(ownerOf(ctx), file)) return true
  const mayRead = ctx.hooks.fileReaders[file.purpose]
  return mayRead?.(ctx, { fileId: file.id }) ?? false
}

/** Only types that browsers do not execute are displayed inline; others are downloaded. */
function dispositionOf({ mediaType }: FileRow, wanted: DownloadAs['disposition'] = 'attachment') {
  const isHarmless =
    mediaType === 'application/pdf' || mediaType === 'image/jpeg' || mediaType === 'image/png'
  return isHarmless ? wanted : 'attachment'
}
