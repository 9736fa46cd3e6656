import { randomBytes } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import type { LoaderFunctionArgs } from 'react-router'
import type { GuestKey } from '../../../domain/jobs/draft-holder.ts'
import { adLimits } from '../../../domain/jobs/job-ad.values.ts'
import { getFacts } from '../../context.server.ts'
import { readCookies } from '../../http/cookies.ts'

type Args = Pick<LoaderFunctionArgs, 'context'>

const name = 'ad-drafts'

/** The key under which this browser keeps ads that were begun before signing in; null without one. */
export function draftKey({ context }: Args): GuestKey {
  const key = readCookies(getFacts(context).visitor.cookie)[name]
  return key && /^[\w-]{43}$/.test(key) ? key : null
}

/** The same for a guest who begins an ad: a browser without a key gets one, as `Set-Cookie` to send along. */
export function draftKeyToBe(args: Args): { guestKey: GuestKey; cookie: string | null } {
  const known = draftKey(args)
  const { ctx, env } = getFacts(args.context)
  if (known !== null || ctx.actor.kind !== 'guest') return { guestKey: known, cookie: null }
  const guestKey = randomBytes(32).toString('base64url')
  const secure = env.publicUrl.startsWith('https:')
  const maxAge = adLimits.draftDays * 24 * 60 * 60
  const attributes = { path: '/', maxAge, sameSite: 'Lax', httpOnly: true, secure } as const
  return { guestKey, cookie: serialize(name, guestKey, attributes) }
}
