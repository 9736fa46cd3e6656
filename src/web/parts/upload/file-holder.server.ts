import { randomBytes } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import type { LoaderFunctionArgs } from 'react-router'
import { guestHolderOf, type Holder, holderOf } from '../../../domain/files/file.policy.ts'
import { getFacts } from '../../context.server.ts'
import { readCookies } from '../../http/cookies.ts'

type Args = Pick<LoaderFunctionArgs, 'context'>

const name = 'uploads'
const maxAgeSeconds = 30 * 24 * 60 * 60

/** Under whose name this browser has uploaded; null for a guest who has uploaded nothing yet. */
export function fileHolder({ context }: Args): Holder | null {
  const { ctx, visitor } = getFacts(context)
  const isPerson = ctx.actor.kind === 'user' || ctx.actor.kind === 'admin'
  const key = keyIn(visitor.cookie)
  return isPerson || (ctx.actor.kind === 'guest' && key) ? holderOf(ctx.actor, key) : null
}

/** Under whose name this browser has uploaded before its person signed in; null for who has not, and for guests. */
export function holderBefore({ context }: Args): { from: `guest:${string}`; to: `user:${string}` } | null {
  const { ctx, visitor } = getFacts(context)
  const key = keyIn(visitor.cookie)
  if (ctx.actor.kind !== 'user' || !key) return null
  return { from: guestHolderOf(key), to: `user:${ctx.actor.userId}` }
}

/**
 * The same for who is about to upload: a guest without a key gets one, to be sent along as `Set-Cookie`. No script reads it,
 * and it says nothing but that the same browser comes back.
 * @throws {SignInRequired} for who still owes the second factor
 */
export function fileHolderToBe(args: Args): { holder: Holder; cookie: string | null } {
  const known = fileHolder(args)
  if (known) return { holder: known, cookie: null }
  const { ctx, env } = getFacts(args.context)
  const key = randomBytes(32).toString('base64url')
  const secure = env.publicUrl.startsWith('https:')
  const attributes = { path: '/', maxAge: maxAgeSeconds, sameSite: 'Lax', httpOnly: true, secure } as const
  return { holder: holderOf(ctx.actor, key), cookie: serialize(name, key, attributes) }
}

function keyIn(cookie: string): string | null {
  const key = readCookies(cookie)[name]
  return key && /^[\w-]{43}$/.test(key) ? key : null
}
