import type { Context } from '../../../../domain/caller/context.ts'
import { listActedEmployers, readActedEmployer } from '../../../../domain/employers/list-acted-employers.ts'
import type { JobDraft } from '../../../../domain/job-ads/save-job-draft.ts'
import { listJobTemplates } from '../../../../domain/job-ads/templates/job-templates.ts'
import { formatMoment } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { href } from '../../../addresses.ts'

/** The employers that the person may publish for; empty without an account or employer. For administrators only the one the draft names. */
export async function employersOf(
  ctx: Context,
  draft: { employer_id: number | null },
): Promise<{ employerId: number; name: string }[]> {
  if (ctx.actor.kind === 'admin')
    return draft.employer_id === null ? [] : [await readActedEmployer(ctx, draft.employer_id)]
  if (ctx.actor.kind !== 'user' || ctx.actor.role !== 'employer') return []
  return listActedEmployers(ctx)
}

/** Each links to the step at which it was left. */
export function begunViews(drafts: readonly JobDraft[], locale: Locale) {
  return drafts.map(draft => ({
    id: draft.id,
    title: typeof draft.typed.title === 'string' ? draft.typed.title : '',
    at: formatMoment(draft.updated_at, locale),
    to: `${href('post-job', locale)}?draft=${draft.id}&step=${draft.step ?? 'position'}`,
  }))
}

export async function templateGroups(
  ctx: Context,
  employers: readonly { employerId: number; name: string }[],
) {
  const templates = await listJobTemplates(ctx, {
    employerIds: employers.map(({ employerId }) => employerId),
  })
  return employers.map(({ employerId, name }) => ({
    name,
    templates: templates.filter(template => template.employerId === employerId),
  }))
}
