import { randomBytes } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { daySeconds } from '../../basics/time.ts'
import type { GuestKeys } from '../../domain/caller/client.ts'
import type { Context } from '../../domain/caller/context.ts'
import { adLimits } from '../../domain/job-ads/job-ad.values.ts'
import { getFacts } from './context.server.ts'
import { makeCookie, readCookies } from './http/cookies.ts'

type Args = { context: Readonly<RouterContextProvider> }

const keyCookies = {
  uploads: { name: 'uploads', maxAgeSeconds: 30 * daySeconds },
  adDrafts: { name: 'ad-drafts', maxAgeSeconds: adLimits.draftDays * daySeconds },
} as const

/** The keys that a browser has been given before. */
export function guestKeysIn(cookie: string): GuestKeys {
  const cookies = readCookies(cookie)
  return {
    uploads: asKey(cookies[keyCookies.uploads.name]),
    adDrafts: asKey(cookies[keyCookies.adDrafts.name]),
  }
}

/**
 * The context of whoever is about to leave something: a guest's browser without a key gets one with the answer, and the rest of the
 * request knows it: a form that brings its files is stored before its action looks for them. Only what writes calls this, so that no
 * cookie is set by looking at a form. The page's script sends several things at once (a file, a draft, the form itself) and therefore
 * proposes a key of its own: each with a new one, the last answer would hide what the others have kept.
 */
export function contextToLeave({ context }: Args, kind: keyof GuestKeys): Context {
  const facts = getFacts(context)
  const { ctx, browser, env } = facts
  const { client } = ctx
  if (ctx.actor.kind !== 'guest' || client.guestKeys[kind] !== null) return ctx
  const key = browser.proposed ?? randomBytes(32).toString('base64url')
  const { name, maxAgeSeconds } = keyCookies[kind]
  browser.newCookies.push(
    makeCookie(name, key, { maxAgeSeconds, isSecure: env.publicUrl.startsWith('https:') }),
  )
  facts.ctx = { ...ctx, client: { ...client, guestKeys: { ...client.guestKeys, [kind]: key } } }
  return facts.ctx
}

/** Accepts the key proposed by the page's script; malformed ones are ignored. */
export function proposeBrowserKey({ context }: Args, proposed: unknown): void {
  const { browser } = getFacts(context)
  browser.proposed = asKey(proposed) ?? browser.proposed
}

function asKey(value: unknown): string | null {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : null
}
