import { noteAdminWork } from '../../audit/steps/note-admin-work.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, Invalid, NotFound } from '../../caller/errors.ts'
import { canManageJobsOf } from '../../jobs/job.policy.ts'
import { requireManagedJob } from '../../jobs/steps/require-managed-job.ts'
import { loadJobPlaces } from '../job-ad.queries.ts'
import { type AdFields, adLimits } from '../job-ad.values.ts'
import { requireJobManager } from '../post-job.ts'
import { readJobDraft } from '../save-job-draft.ts'
import { beginDraft } from '../steps/begin-draft.ts'
import { adFields } from '../steps/job-ad-fields.ts'
import {
  countTemplates,
  deleteTemplate,
  insertTemplate,
  listTemplates,
  loadTemplate,
  renameTemplate,
  type TemplateRow,
} from './job-template.queries.ts'
import { templateNameSchema } from './job-template.schema.ts'

export type JobTemplate = TemplateRow

/** Where a template comes from: an ad of the employer, or a draft of the person. */
export type TemplateSource = { jobId: number } | { draftId: string }

/** Templates of employers, by employer and name. @throws SignInRequired, NotAllowed unless the actor acts for all of them */
export async function listJobTemplates(
  ctx: Context,
  { employerIds }: { employerIds: readonly number[] },
): Promise<JobTemplate[]> {
  for (const employerId of employerIds) requireJobManager(ctx, employerId, 'jobs:read')
  return listTemplates(ctx.db, employerIds)
}

/**
 * Saves a job or draft as a template without its dates, shared by the employer's team.
 * @throws Invalid on `name` when it is taken or empty, Conflict when the employer has 50, NotFound, NotAllowed, SignInRequired
 */
export async function saveJobTemplate(
  ctx: Context,
  input: { employerId: number; name: string; source: TemplateSource },
): Promise<void> {
  const { employerId, source } = input
  requireJobManager(ctx, employerId)
  const name = templateName(input.name)
  await inTransaction(ctx, async inside => {
    const { startDate: _, validThrough: __, ...fields } = await fieldsOf(inside, source, employerId)
    if ((await countTemplates(inside.db, employerId)) >= adLimits.templates)
      throw new Conflict('ads.problem.template-limit', { count: adLimits.templates })
    const createdBy = 'userId' in inside.actor ? inside.actor.userId : null
    const isSaved = await insertTemplate(inside.db, {
      employerId,
      name,
      fields,
      createdBy,
      now: inside.now(),
    })
    if (!isSaved) throw nameTaken()
    await noteAdminWork(inside, 'employer-changed-by-admin', { employerId, what: 'ad-templates' })
  })
}

/** @throws Invalid on `name` when it is taken or empty, NotFound for another employer's */
export async function renameJobTemplate(ctx: Context, input: { id: number; name: string }): Promise<void> {
  const name = templateName(input.name)
  await inTransaction(ctx, async inside => {
    const { employerId } = await requireTemplate(inside, input.id)
    if (!(await renameTemplate(inside.db, input.id, name))) throw nameTaken()
    await noteAdminWork(inside, 'employer-changed-by-admin', { employerId, what: 'ad-templates' })
  })
}

/** @throws NotFound for another employer's */
export async function deleteJobTemplate(ctx: Context, { id }: { id: number }): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { employerId } = await requireTemplate(inside, id)
    await deleteTemplate(inside.db, id)
    await noteAdminWork(inside, 'employer-changed-by-admin', { employerId, what: 'ad-templates' })
  })
}

/** Starts a new ad from a template. @throws NotFound for another employer's */
export async function startFromTemplate(ctx: Context, { id }: { id: number }): Promise<{ draftId: string }> {
  return beginDraft(ctx, await requireTemplate(ctx, id))
}

/** Another employer's template is reported as missing. */
async function requireTemplate(ctx: Context, id: number) {
  const template = await loadTemplate(ctx.db, id)
  if (!template || !canManageJobsOf(ctx.actor, template.employerId)) throw new NotFound()
  return template
}

async function fieldsOf(ctx: Context, source: TemplateSource, employerId: number): Promise<AdFields> {
  if ('draftId' in source) return (await readJobDraft(ctx, source)).typed
  const job = await requireManagedJob(ctx, source.jobId)
  if (job.employer_id !== employerId) throw new NotFound()
  return adFields(job, await loadJobPlaces(ctx.db, job.id))
}

function templateName(given: string): string {
  const read = templateNameSchema.safeParse(given)
  if (read.success) return read.data
  throw new Invalid({ name: read.error.issues.map(({ message }) => ({ key: message })) })
}

function nameTaken(): Invalid {
  return new Invalid({ name: [{ key: 'ads.problem.template-taken' }] })
}
