import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { Context } from '../../../../../domain/caller/context.ts'
import { NotFound } from '../../../../../domain/caller/errors.ts'
import { readAskedJob } from '../../../../../domain/job-questions/read-asked-job.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'params'>
export type AskPage = Awaited<ReturnType<typeof loadAskPage>>

/** @throws {NotFound} unless the address begins with an id */
export function askedJobOf(params: Args['params']): number {
  const id = /^(\d{1,9})(?:-|$)/.exec(params.key ?? '')?.[1]
  if (id === undefined) throw new NotFound()
  return Number(id)
}

/** Old slugs redirect to the current one (301). */
export async function loadAskPage(ctx: Context, { params, request }: Args) {
  const asked = await readAskedJob(ctx, { jobId: askedJobOf(params) })
  const { job, facts, hasAnswerer, isOwnAd, address } = asked
  const key = `${job.id}-${job.slug}`
  if (params.key !== key)
    throw redirect(href('ask-employer', ctx.locale, { key }) + new URL(request.url).search, 301)
  const t = translator(ctx.locale)
  return {
    job: { title: job.title, employer: job.employer.name, to: href('job', ctx.locale, { key }) },
    facts: facts.map(({ fact, askedCount, isAsked }) => {
      const label = t(`question-words.fact.${fact}`)
      return { fact, label, name: t('question-words.ask-for', { fact: label }), askedCount, isAsked }
    }),
    isGuest: ctx.actor.kind === 'guest',
    isOwnAd,
    hasEnded: job.hasEnded,
    hasAnswerer,
    address,
  }
}
