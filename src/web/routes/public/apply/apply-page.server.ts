import { type LoaderFunctionArgs, redirect } from 'react-router'
import { adoptDraft } from '../../../../domain/applications/applying/adopt-draft.ts'
import { readApplyForm } from '../../../../domain/applications/applying/read-apply-form.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { NotFound } from '../../../../domain/caller/errors.ts'
import { listHeldFiles } from '../../../../domain/files/list-held-files.ts'
import { formatAge } from '../../../../i18n/format.ts'
import { href } from '../../../addresses.ts'

type Draft = Awaited<ReturnType<typeof readApplyForm>>['draft']
type Args = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>

export type ApplyPageData = Awaited<ReturnType<typeof loadApplyPage>>
export type ApplyFacts = Extract<ApplyPageData['state'], { kind: 'form' }>

/** @throws {NotFound} unless the address begins with an id */
export function jobIdOf(params: Args['params']): number {
  const id = /^(\d{1,9})(?:-|$)/.exec(params.key ?? '')?.[1]
  if (id === undefined) throw new NotFound()
  return Number(id)
}

/**
 * Old slugs redirect to the current one (301), ads that take no applications here to their page, which says how. A guest's draft is taken
 * over after signing in.
 */
export async function loadApplyPage(ctx: Context, args: Args) {
  const jobId = jobIdOf(args.params)
  if (ctx.actor.kind === 'user') await adoptDraft(ctx, { jobId })
  const found = await readApplyForm(ctx, { jobId })
  const key = `${found.job.id}-${found.job.slug}`
  const query = new URL(args.request.url).search
  if (found.isElsewhere && found.openApplicationId === null) throw redirect(href('job', ctx.locale, { key }))
  if (args.params.key !== key) throw redirect(href('apply', ctx.locale, { key }) + query, 301)
  const job = {
    id: jobId,
    title: found.job.title,
    employer: found.job.employerName,
    to: href('job', ctx.locale, { key }),
    path: href('apply', ctx.locale, { key }),
  }
  return { job, state: await stateOf(ctx, args, found) }
}

async function stateOf(ctx: Context, args: Args, found: Awaited<ReturnType<typeof readApplyForm>>) {
  const sent = new URL(args.request.url).searchParams.get('sent')
  const { actor } = ctx
  if (sent === 'mail' && actor.kind === 'guest') return { kind: 'sent' as const, applicationId: null }
  if (found.openApplicationId !== null) {
    const kind = sent === found.openApplicationId ? ('sent' as const) : ('already' as const)
    return { kind, applicationId: found.openApplicationId }
  }
  if (!found.isOpen) return { kind: 'closed' as const }
  if (actor.kind !== 'guest' && !(actor.kind === 'user' && actor.isJobSeeker))
    return { kind: 'only-seekers' as const }
  return {
    kind: 'form' as const,
    // Used as a React key: signing in or discarding the draft must reset the form's fields.
    key: `${actor.kind} ${found.draft === null}`,
    isGuest: actor.kind === 'guest',
    person: found.person,
    cv: found.cv && { name: found.cv.name },
    questions: found.questions,
    held: await listHeldFiles(ctx, { purpose: 'application' }),
    draft: found.draft && { fields: typedFields(found.draft), age: ageOf(found.draft, ctx) },
  }
}

function ageOf(draft: NonNullable<Draft>, ctx: Context): string {
  return formatAge(draft.updatedAt, ctx.now(), ctx.locale)
}

/** Drafts are stored as JSON, so every field is checked again. */
function typedFields({ fields }: NonNullable<Draft>) {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const answers: Record<string, string> = {}
  for (const [name, value] of Object.entries(fields))
    if (name.startsWith('answers.') && typeof value === 'string') answers[name.slice(8)] = value
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    withProfileCv: text('withProfileCv'),
    answers,
    files: Array.isArray(fields.files) ? fields.files.map(String) : [],
  }
}
