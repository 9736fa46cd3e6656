import type { LoaderFunctionArgs } from 'react-router'
import type { GuestKey } from '../../../../domain/job-ads/draft-holder.ts'
import { adLimits } from '../../../../domain/job-ads/job-ad.values.ts'
import { browserKey, browserKeyToBe } from '../../../server/browser-key.server.ts'
import { getContext } from '../../../server/context.server.ts'

type Args = Pick<LoaderFunctionArgs, 'context'>

const name = 'ad-drafts'

/** The key under which this browser keeps ads that were begun before signing in; null without one. */
export function draftKey(args: Args): GuestKey {
  return browserKey(args, name)
}

/** The same for who saves an ad: a guest's browser without a key gets one with the answer. */
export function draftKeyToBe(args: Args): GuestKey {
  if (getContext(args).actor.kind !== 'guest') return draftKey(args)
  return browserKeyToBe(args, name, adLimits.draftDays * 24 * 60 * 60)
}
