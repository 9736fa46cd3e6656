import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid, NotFound } from '../caller/errors.ts'
import { releaseFiles } from '../files/steps/release-files.ts'
import { takeFiles } from '../files/steps/take-files.ts'
import { canChangeDocuments } from './application.policy.ts'
import { updateApplication } from './application.queries.ts'
import { insertApplicationEvent } from './application-event.queries.ts'
import {
  deleteApplicationFile,
  insertApplicationFiles,
  listApplicationFiles,
} from './application-files.queries.ts'
import { loadForApplicant, type OwnKey } from './load-application.ts'
import { tellPages, tellPrograms } from './steps/tell-of-application.ts'

/**
 * Adds uploads to the applicant's own open application.
 * @throws {NotFound}; {Conflict} `application.closed` once decided; {Invalid} on `files`, also beyond five
 */
export async function addDocuments(
  ctx: Context,
  input: OwnKey & { fileIds: readonly string[] },
): Promise<void> {
  await changeDocuments(ctx, input, 'document-added', async (inside, applicationId) => {
    const files = await takeFiles(inside, { fileIds: input.fileIds, purpose: 'application' })
    const before = await listApplicationFiles(inside.db, applicationId)
    if (before.length + files.length > limits.applicationFiles) {
      throw new Invalid({ files: [{ key: 'application.too-many-files' }] })
    }
    const rows = files.map(({ id }) => ({ fileId: id, kind: 'other' as const }))
    await insertApplicationFiles(inside.db, applicationId, rows, inside.now())
    return files.map(({ name }) => name)
  })
}

/** Removes a document while the application is open; the employer loses it too. */
export async function removeDocument(ctx: Context, input: OwnKey & { fileId: string }): Promise<void> {
  await changeDocuments(ctx, input, 'document-removed', async (inside, applicationId) => {
    const files = await listApplicationFiles(inside.db, applicationId)
    const file = files.find(({ id }) => id === input.fileId)
    if (!file) throw new NotFound()
    await deleteApplicationFile(inside.db, applicationId, file.id)
    await releaseFiles(inside, [file.id])
    return [file.name]
  })
}

/** Shared by both: takes the lock and records one event per file. */
async function changeDocuments(
  ctx: Context,
  key: OwnKey,
  kind: 'document-added' | 'document-removed',
  change: (ctx: Context, applicationId: string) => Promise<string[]>,
): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { application, userId } = await loadForApplicant(inside, key, { lock: true })
    if (!canChangeDocuments(application.status)) throw new Conflict('application.closed')
    const applicationId = application.id
    const names = await change(inside, applicationId)
    const now = inside.now()
    for (const note of names) {
      const event = { applicationId, kind, party: 'applicant' as const, userId, note, at: now }
      await insertApplicationEvent(inside.db, event)
    }
    await updateApplication(inside.db, applicationId, {}, now)
    await tellPages(inside, application, 'application')
    const { status } = application
    await tellPrograms(inside, application, {
      event: 'application.documents-changed',
      status,
      by: 'applicant',
    })
  })
}
