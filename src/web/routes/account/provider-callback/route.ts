import { redirect } from 'react-router'
import { finishProviderSignIn, ProviderRefused } from '../../../../domain/accounts/sign-in-with-provider.ts'
import { isDomainError } from '../../../../domain/caller/errors.ts'
import { href, localeOf } from '../../../addresses.ts'
import { answerSignedIn } from '../../../parts/shared/sign-in/account-sign-in.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { wayBackOf } from '../../../way-back.ts'
import type { Route } from './+types/route.ts'

/** Must stay at this address: it is registered with the providers. It has no language prefix, so the language comes from the page to return to. */
export const loader = pageLoader(async (ctx, { request, params }: Route.LoaderArgs) => {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const { signedIn, returnTo } = await finishProviderSignIn(ctx, {
    provider: params.provider,
    query,
  }).catch((error: unknown) => {
    if (!isDomainError(error) || error.kind !== 'invalid') throw error
    const { key = '', params } = error.fields['']?.[0] ?? {}
    const told = new URLSearchParams({ error: key.slice(key.lastIndexOf('.') + 1) })
    if (params?.token) told.set('decision', String(params.token))
    const locale = error instanceof ProviderRefused ? localeOf(pathOf(error.returnTo)) : ctx.locale
    throw redirect(`${href('sign-in-callback', locale)}?${told}`)
  })
  const back = new URL(returnTo, 'http://here')
  const wanted = wayBackOf(back.searchParams)
  throw answerSignedIn(signedIn, { wanted, locale: localeOf(back.pathname) })
})

function pathOf(address: string): string {
  return new URL(address, 'http://here').pathname
}
