import { noteAdminWork } from '../audit/steps/note-admin-work.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Invalid } from '../caller/errors.ts'
import {
  type AnswerTemplate,
  deleteTemplate,
  findTemplateEmployer,
  insertTemplate,
  listTemplates,
  updateTemplate,
} from './answer-template.queries.ts'
import { requireManager } from './application.policy.ts'
import { defaultAnswers } from './default-answers.ts'

/** An employer's own templates, and the site's in both languages. @throws {NotFound} for another employer */
export async function listAnswerTemplates(
  ctx: Context,
  input: { employerId: number },
): Promise<{ templates: AnswerTemplate[]; defaults: typeof defaultAnswers }> {
  requireManager(ctx.actor, input.employerId)
  return { templates: await listTemplates(ctx.db, input.employerId), defaults: defaultAnswers }
}

/** Keeps a new template, or changes the one with `id`. @throws {NotFound}; {Invalid} on `name` when it is taken */
export async function saveAnswerTemplate(
  ctx: Context,
  input: { employerId: number; id: number | null; name: string; text: string },
): Promise<void> {
  const { id, name, text } = input
  await inTransaction(ctx, async inside => {
    // Of a template that is there its own employer counts, whatever the form names.
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
export async function deleteAnswerTemplate(ctx: Context, input: { id: number }): Promise<void> {
  await inTransaction(ctx, async inside => {
    const employerId = await findTemplateEmployer(inside.db, input.id)
    requireManager(inside.actor, employerId)
    await deleteTemplate(inside.db, input.id)
    if (employerId === null) return
    await noteAdminWork(inside, 'employer-changed-by-admin', { employerId, what: 'templates' })
  })
}
