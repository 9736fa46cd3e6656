import type { Context } from '../caller/context.ts'
import type { EmployerRow } from '../employers/employer-row.ts'
import { employersWithCounts } from '../employers/steps/employers-with-counts.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import { countSaved, listSavedEmployerNotes } from './bookmark.queries.ts'
import type { SavedListInput } from './bookmark.schema.ts'
import { holds, pageOf } from './list-saved-jobs.ts'

export type SavedEmployer = { employer: EmployerRow; note: string; savedAt: Date }

/** The caller's saved employers, latest first, 20 per page; every word of `q` must occur in name, town or note. */
export async function listSavedEmployers(ctx: Context, { q, page: wanted }: SavedListInput) {
  const { userId } = requireJobSeeker(ctx.actor)
  const [all, counts] = await Promise.all([
    listSavedEmployerNotes(ctx.db, userId),
    countSaved(ctx.db, userId),
  ])
  const known = new Map(
    all.length === 0 ? [] : (await employersWithCounts(ctx)).map(employer => [employer.id, employer]),
  )
  const found = all.flatMap(({ id, note, savedAt }): SavedEmployer[] => {
    const employer = known.get(id)
    if (!employer || !holds([employer.name, employer.city, employer.postalCode, note], q)) return []
    return [{ employer, note, savedAt }]
  })
  const { page, pages, rows } = pageOf(found, wanted)
  return { rows, total: found.length, counts, page, pages }
}
