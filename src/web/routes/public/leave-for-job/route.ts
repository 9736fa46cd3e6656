import { NotFound } from '../../../../domain/caller/errors.ts'
import { leaveForJob } from '../../../../domain/outside-applications/leave-for-job.ts'
import { translator } from '../../../../i18n/translate.ts'
import { localeOf } from '../../../addresses.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

/**
 * Counts the click and redirects to the application address stored with the ad. Nothing in the request can name a target, so this is no
 * open redirect.
 */
export const loader = pageLoader(async (ctx, { params, request }: Route.LoaderArgs) => {
  const id = /^(\d{1,9})(?:-|$)/.exec(params.key)?.[1]
  if (id === undefined) throw new NotFound()
  const { job, apply } = await leaveForJob(ctx, { jobId: Number(id) })
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
  if (apply.way === 'link') return leadTo(apply.url, headers)
  const t = translator(localeOf(new URL(request.url).pathname))
  const subject = encodeURIComponent(
    t('job-words.email-subject', { title: job.title, id: job.reference ?? job.id }),
  )
  return leadTo(`mailto:${apply.email}?subject=${subject}`, headers)
})

function leadTo(location: string, headers: Record<string, string>): Response {
  return new Response(null, { status: 303, headers: { ...headers, location } })
}
