import type { LoaderFunctionArgs } from 'react-router'
import { wantedPath } from '../../destination.ts'
import { getFacts } from '../../server/context.server.ts'
import { sendOnSignedIn } from '../shared/sign-in/account-sign-in.server.ts'
import type { ProviderLink } from './account-providers.tsx'

/** What pages before the sign-in need: the query that leads back, and other ways in. Who is signed in is sent on. */
export function loadEntrance({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const facts = getFacts(context)
  const wanted = wantedPath(request)
  sendOnSignedIn(facts, wanted)
  const query = wanted === null ? '' : `?${new URLSearchParams({ redirectTo: wanted })}`
  const prefix = facts.ctx.locale === 'en' ? '/en' : ''
  const providers: ProviderLink[] = facts.env.OIDC_PROVIDERS.map(({ id, name }) => ({
    id,
    name,
    href: `${prefix}/auth/start/${id}${query}`,
  }))
  return { query, providers }
}
