import type { LoaderFunctionArgs } from 'react-router'
import { guestHolderOf, type Holder, holderOf } from '../../../../domain/files/file.policy.ts'
import { browserKey, browserKeyToBe } from '../../../server/browser-key.server.ts'
import { getFacts } from '../../../server/context.server.ts'

type Args = Pick<LoaderFunctionArgs, 'context'>

const name = 'uploads'
const maxAgeSeconds = 30 * 24 * 60 * 60

/** Under whose name this browser has uploaded; null for a guest who has uploaded nothing yet. */
export function fileHolder(args: Args): Holder | null {
  const { ctx } = getFacts(args.context)
  const isPerson = ctx.actor.kind === 'user' || ctx.actor.kind === 'admin'
  const key = browserKey(args, name)
  return isPerson || (ctx.actor.kind === 'guest' && key) ? holderOf(ctx.actor, key) : null
}

/** Under whose name this browser has uploaded before its person signed in; null for who has not, and for guests. */
export function holderBefore(args: Args): { from: `guest:${string}`; to: `user:${string}` } | null {
  const { ctx } = getFacts(args.context)
  const key = browserKey(args, name)
  if (ctx.actor.kind !== 'user' || !key) return null
  return { from: guestHolderOf(key), to: `user:${ctx.actor.userId}` }
}

/**
 * The same for who is about to upload: a guest's browser without a key gets one with the answer.
 * @throws {SignInRequired} for who still owes the second factor
 */
export function fileHolderToBe(args: Args): Holder {
  const { ctx } = getFacts(args.context)
  if (ctx.actor.kind !== 'guest') return holderOf(ctx.actor, null)
  return holderOf(ctx.actor, browserKeyToBe(args, name, maxAgeSeconds))
}
