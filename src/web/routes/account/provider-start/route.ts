import { redirect } from 'react-router'
import { startProviderSignIn } from '../../../../domain/accounts/sign-in-with-provider.ts'
import { isDomainError } from '../../../../domain/caller/errors.ts'
import { href } from '../../../addresses.ts'
import { wantedPath } from '../../../destination.ts'
import { getFacts } from '../../../server/context.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { wayBackQuery } from '../../../way-back.ts'
import type { Route } from './+types/route.ts'

/**
 * Redirects to another provider. This is a link because the content security policy lets forms lead only to this site. It is followed only
 * from our own pages; otherwise another site could start a sign-in for its visitors.
 */
export const loader = pageLoader(async (ctx, { request, params, context }: Route.LoaderArgs) => {
  const { env } = getFacts(context)
  const query = wayBackQuery(wantedPath(request))
  if (!isFromHere(request, env.publicUrl)) throw redirect(href('login', ctx.locale) + query)
  const returnTo = href('sign-in-callback', ctx.locale) + query
  const started = await startProviderSignIn(ctx, { provider: params.provider, returnTo }).catch(
    (error: unknown) => {
      if (!isDomainError(error) || error.kind !== 'invalid') throw error
      throw redirect(`${href('sign-in-callback', ctx.locale)}?error=problem`)
    },
  )
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of started.cookies) headers.append('set-cookie', cookie)
  throw redirect(started.url, { headers })
})

function isFromHere(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  return (request.headers.get('referer') ?? '').startsWith(`${new URL(publicUrl).origin}/`)
}
