import { isUuid } from '../../../basics/uuid.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { releaseFiles } from '../../files/steps/release-files.ts'
import { takeFiles } from '../../files/steps/take-files.ts'
import { requireJobSeeker } from '../job-seeker.policy.ts'
import { saveJobSeeker } from '../job-seeker.queries.ts'
import { foundOrNot, writeEntry } from '../steps/write-entry.ts'
import { deleteEntry, findProofFileId, insertLicences, updateLicence } from './entry.queries.ts'
import type { LicenceInput } from './profile.schema.ts'
import { readLicence } from './read-entries.ts'
import type { Entry } from './save-entry.ts'

/**
 * Adds a licence to the caller's profile, or changes one. A `proofFileId` replaces the proof, null removes it, undefined leaves it.
 * @throws {Invalid} for an unknown profession or specialty, and on `files` for a file that is not theirs; {Conflict} when the list is full;
 * {NotFound} for a licence that is not theirs
 */
export async function saveLicence(
  ctx: Context,
  { id, proofFileId, ...input }: Entry<LicenceInput> & { proofFileId?: string | null },
): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  const fields = { ...readLicence(input), proofFileId }
  await inTransaction(ctx, async inside => {
    const before = id === null || !isUuid(id) ? null : await findProofFileId(inside.db, { userId, id })
    if (before === undefined) throw new NotFound()
    const isNew = Boolean(proofFileId) && proofFileId !== before
    if (proofFileId && isNew) await takeFiles(inside, { fileIds: [proofFileId], purpose: 'proof' })
    await writeEntry(inside, { kind: 'licence', userId, id }, async (db, owner) =>
      owner.id === null
        ? insertLicences(db, owner, [fields])
        : foundOrNot(await updateLicence(db, { userId, id: owner.id }, fields)),
    )
    if (before && proofFileId !== undefined && proofFileId !== before) await releaseFiles(inside, [before])
  })
}

/** Removes a licence with its proof; one that is gone already, or not theirs, changes nothing. */
export async function removeLicence(ctx: Context, { id }: { id: string }): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  if (!isUuid(id)) return
  await inTransaction(ctx, async inside => {
    await saveJobSeeker(inside.db, userId, {}, inside.now())
    const proof = await findProofFileId(inside.db, { userId, id })
    await deleteEntry(inside.db, 'licence', { userId, id })
    if (proof) await releaseFiles(inside, [proof])
  })
}
