import { noteAdminWork } from '../audit/steps/note-admin-work.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Invalid } from '../caller/errors.ts'
import { requireManager } from './application.policy.ts'
import { defaultRejections } from './default-rejections.ts'
import {
  deleteTemplate,
  findTemplateEmployer,
  insertTemplate,
  listTemplates,
  type RejectionTemplate,
  updateTemplate,
} from './rejection-template.queries.ts'

/** An employer's own templates, and the built-in ones in both languages. @throws {NotFound} for another employer */
export async function listRejectionTemplates(
  ctx: Context,
  input: { employerId: number },
): Promise<{ templates: RejectionTemplate[]; defaults: typeof defaultRejections }> {
  requireManager(ctx.actor, input.employerId)
  return { templates: await listTemplates(ctx.db, input.employerId), defaults: defaultRejections }
}

/** Creates a template, or changes the one with `id`. @throws {NotFound}; {Invalid} on `name` when it is taken */
export async function saveRejectionTemplate(
  ctx: Context,
  input: { employerId: number; id: number | null; name: string; text: string },
): Promise<void> {
  const { id, name, text } = input
  await inTransaction(ctx, async inside => {
    // For an existing template the stored employer counts, whatever the form sent.
    const employerId = id === null ? input.employerId : await findTemplateEmployer(inside.db, id)
    requireManager(inside.actor, employerId)
    if (employerId === null) return
    const isSaved =
      id === null
        ? await insertTemplate(inside.db, { employerId, name, text, now: inside.now() })
        : await updateTemplate(inside.db, { id, name, text })
    if (!isSaved) throw new Invalid({ name: [{ key: 'application.template-name-taken' }] })
    await noteAdminWork(inside, 'employer-changed-by-admin', { employerId, what: 'templates' })
  })
}

/** @throws {NotFound} */
export async function deleteRejectionTemplate(ctx: Context, input: { id: number }): Promise<void> {
  await inTransaction(ctx, async inside => {
    const employerId = await findTemplateEmployer(inside.db, input.id)
    requireManager(inside.actor, employerId)
    await deleteTemplate(inside.db, input.id)
    if (employerId === null) return
    await noteAdminWork(inside, 'employer-changed-by-admin', { employerId, what: 'templates' })
  })
}
