import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { z } from 'zod'
import type { Context } from '../../../../domain/caller/context.ts'
import { isDomainError } from '../../../../domain/caller/errors.ts'
import { adStepSchema } from '../../../../domain/job-ads/job-ad.schema.ts'
import { type AdFields, type AdStep, adStepNames } from '../../../../domain/job-ads/job-ad.values.ts'
import { requireKnownPlaces } from '../../../../domain/job-ads/require-known-places.ts'
import { readJobDraft, saveJobDraft } from '../../../../domain/job-ads/save-job-draft.ts'
import { translator } from '../../../../i18n/translate.ts'
import { htmlAsText, isHtml } from '../../../../texts/html-as-text.ts'
import { contextToLeave } from '../../../server/browser-key.server.ts'
import { getContext, getFacts } from '../../../server/context.server.ts'
import { form, type Handle } from '../../../server/form.server.ts'
import { asResponse } from '../../../server/outcome.server.ts'
import { editorEcho } from './editor.server.ts'
import { type EditorStep, editorSteps } from './editor-steps.ts'

type Echo = Awaited<ReturnType<typeof editorEcho>>

/** The answer to an automatic save. `problem` is a message key. */
export type Autosaved = ({ isSaved: true } & Echo) | { isSaved: false; problem: string }

type Target = {
  /** The draft of the request's URL. */
  draftIdOf: (args: ActionFunctionArgs) => Promise<string> | string
  pathOf: (args: ActionFunctionArgs, draftId: string, step: EditorStep) => Promise<string> | string
  /** The answer to "save and leave"; by then everything is saved. */
  leave: (ctx: Context) => Response
}

/** Forms of the step-by-step editor: input is saved before it is validated. */
export function editorForms(target: Target): Record<string, Handle<Autosaved>> {
  const steps = adStepNames.map(step => [step, stepHandle(step, target)] as const)
  return { ...Object.fromEntries(steps), autosave: autosaveHandle(target) }
}

function stepHandle(step: AdStep, target: Target): Handle<Autosaved> {
  const schema = adStepSchema(step)
  const handle = async (name: string, fields: FormData, args: ActionFunctionArgs) => {
    const draftId = await target.draftIdOf(args)
    const ctx = contextToLeave(args, 'adDrafts')
    try {
      await keep(ctx, { draftId, step, fields })
    } catch (error) {
      throw asResponse(error, args)
    }
    const go = String(fields.get('go') ?? 'next')
    const next = editorSteps[editorSteps.indexOf(step) + 1] ?? 'preview'
    if (go === 'leave') return target.leave(ctx)
    const wanted = editorSteps.find(step => step === go)
    if (wanted) return redirect(await target.pathOf(args, draftId, wanted))
    const check = form({ schema, isRaw: true }, async (_ctx, read) => {
      requireKnownPlaces(read)
      return redirect(await target.pathOf(args, draftId, next))
    })
    return check(name, fields, args)
  }
  return Object.assign(handle, { schema })
}

function autosaveHandle(target: Target): Handle<Autosaved> {
  const handle = async (name: string, fields: FormData, args: ActionFunctionArgs) => {
    const step = adStepNames.find(step => step === fields.get('step')) ?? 'position'
    const answer = (done: Autosaved) => data({ form: name, result: null, done })
    try {
      const draftId = await target.draftIdOf(args)
      const ctx = contextToLeave(args, 'adDrafts')
      await keep(ctx, { draftId, step, fields })
      const draft = await readJobDraft(ctx, { draftId })
      const own = ctx.actor.kind === 'user' ? ctx.actor.memberships[0]?.employerId : undefined
      const employerId = draft.employer_id ?? own ?? null
      const { publicUrl } = getFacts(args.context).env
      return answer({ isSaved: true, ...(await editorEcho(ctx, { draft, employerId, publicUrl })) })
    } catch (error) {
      // The page stays as it is: a failed background save must not replace typed text with an error page.
      if (!isDomainError(error)) getContext(args).log.warn({ err: error }, 'a draft was not kept')
      const key = isDomainError(error) ? error.key : 'error.page.500.title'
      return answer({ isSaved: false, problem: translator(getContext(args).locale)(key) })
    }
  }
  return Object.assign(handle, { schema: z.unknown() })
}

async function keep(ctx: Context, save: { draftId: string; step: AdStep; fields: FormData }): Promise<void> {
  const { draftId, step, fields } = save
  const { payload } = parseWithZod(fields, { schema: z.unknown(), disableAutoCoercion: true })
  const employer = Number(fields.get('employerId') ?? Number.NaN)
  const typed = step === 'description' ? await withMarkup(ctx, payload, { draftId }) : payload
  await saveJobDraft(ctx, {
    draftId,
    step,
    fields: typed,
    ...(Number.isInteger(employer) && { employerId: employer }),
  })
}

/** Without the rich text editor the field holds plain text: if unchanged, the stored markup is kept. */
async function withMarkup(ctx: Context, fields: AdFields, draft: { draftId: string }): Promise<AdFields> {
  const given = fields.description
  if (typeof given !== 'string' || isHtml(given)) return fields
  const before = await readJobDraft(ctx, draft).catch(() => null)
  const stored = before?.typed.description
  if (typeof stored !== 'string' || !isHtml(stored)) return fields
  return comparable(htmlAsText(stored)) === comparable(given) ? { ...fields, description: stored } : fields
}

function comparable(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
