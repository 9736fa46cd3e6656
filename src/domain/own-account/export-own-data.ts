import { strToU8, zipSync } from 'fflate'
import { dayMinutes, daysAfter } from '../../basics/time.ts'
import { isUuid } from '../../basics/uuid.ts'
import { limits } from '../../config/limits.ts'
import { translator } from '../../i18n/translate.ts'

import { noteEvent } from '../audit/steps/note-event.ts'
import { isOnlyViewed } from '../caller/actor.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { isDomainError, NotAllowed, NotFound } from '../caller/errors.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { readVerified } from '../files/steps/bytes.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import {
  deleteExportsBefore,
  type ExportRow,
  findLatestExport,
  findOpenExports,
  finishExport,
  insertExport,
  loadExportFile,
  setExportProgress,
} from './data-export.queries.ts'
import { listOwnDocuments } from './export-applications.queries.ts'
import { exportParts } from './export-parts.queries.ts'
import { canWriteExports } from './own-account.policy.ts'
import { loadOwnProfile } from './own-account.queries.ts'

/** Requests an archive of everything the site stores about the person, created in the background; at most three a day. */
export async function requestExport(ctx: Context): Promise<void> {
  const { userId } = requirePerson(ctx.actor)
  const open = await findLatestExport(ctx.db, userId, ctx.now())
  if (open?.status === 'waiting' || open?.status === 'running') return
  await limitTries(ctx, { kind: 'export', subject: userId, tries: 3, windowMinutes: dayMinutes })
  await inTransaction(ctx, async inside => {
    await insertExport(inside.db, userId, inside.now())
    await noteEvent(inside, 'export-requested')
    await inside.tasks.enqueue('write-exports', {})
  })
}

/** The latest export's progress; null when none can be downloaded any more. */
export async function readExport(ctx: Context): Promise<ExportRow | null> {
  return findLatestExport(ctx.db, requirePerson(ctx.actor).userId, ctx.now())
}

/** @throws {NotFound} for another person's, an expired and an unfinished one alike */
export async function downloadExport(ctx: Context, { exportId }: { exportId: string }): Promise<Buffer> {
  const { userId } = requirePerson(ctx.actor)
  if (isOnlyViewed(ctx.actor)) throw new NotAllowed('records.view.only-looking')
  const file = isUuid(exportId) ? await loadExportFile(ctx.db, userId, exportId, ctx.now()) : null
  if (!file) throw new NotFound()
  return file
}

/** Creates requested archives, one JSON file per part, and deletes those older than 7 days. */
export async function writeExports(ctx: Context): Promise<void> {
  if (!canWriteExports(ctx.actor)) throw new NotAllowed()
  await deleteExportsBefore(ctx.db, ctx.now())
  for (const { id, userId } of await findOpenExports(ctx.db)) {
    try {
      const file = await archiveOf(ctx, id, userId)
      const expiresAt = daysAfter(ctx.now(), limits.exportDays)
      await inTransaction(ctx, async inside => {
        await finishExport(inside.db, id, { file, now: inside.now(), expiresAt })
        const { name, email, locale } = await loadOwnProfile(inside.db, userId)
        const language = locale === 'en' ? 'en' : 'de'
        const props = { name, url: inside.links.accountData(language) }
        const key = `export-ready ${id}`
        await queueMail(inside, { to: email, template: 'export-ready', props, locale: language, userId, key })
      })
    } catch (error) {
      ctx.log.error({ err: error, exportId: id }, 'an export could not be written')
      await finishExport(ctx.db, id, null)
    }
  }
}

async function archiveOf(ctx: Context, id: string, userId: string): Promise<Buffer> {
  const files: Record<string, Uint8Array> = {}
  for (const [index, part] of exportParts.entries()) {
    files[part.name] = strToU8(JSON.stringify(await part.load(ctx.db, userId), null, 2))
    await setExportProgress(ctx.db, id, Math.round(((index + 1) / (exportParts.length + 1)) * 100))
  }
  return Buffer.from(zipSync({ ...files, ...(await documentsOf(ctx, userId)) }, { level: 6 }))
}

/** The documents, in a folder of their own, and the names of damaged ones; those beyond the limit are only listed in applications.json. */
async function documentsOf(ctx: Context, userId: string): Promise<Record<string, Uint8Array>> {
  const documents: Record<string, Uint8Array> = {}
  const lost: string[] = []
  let bytes = 0
  for (const [index, file] of (await listOwnDocuments(ctx.db, userId)).entries()) {
    bytes += file.bytes
    if (bytes > limits.exportDocumentBytes) break
    const name = `documents/${index + 1}-${file.name}`
    const document = await readVerified(ctx, file).catch(nullWhenLost)
    if (document) documents[name] = document
    else lost.push(name)
  }
  if (lost.length > 0) {
    const { locale } = await loadOwnProfile(ctx.db, userId)
    const words = translator(locale === 'en' ? 'en' : 'de')('file.lost-in-export')
    documents['documents/damaged.txt'] = strToU8(`${[words, ...lost].join('\n')}\n`)
  }
  return documents
}

/** A lost or corrupted document does not block the others; an unreachable store does. */
function nullWhenLost(error: unknown): null {
  if (isDomainError(error) && (error.kind === 'not-found' || error.kind === 'conflict')) return null
  throw error
}
