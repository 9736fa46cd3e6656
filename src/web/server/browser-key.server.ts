import { randomBytes } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { daySeconds } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import type { GuestKeys } from '../../domain/caller/client.ts'
import type { Context } from '../../domain/caller/context.ts'
import { adLimits } from '../../domain/job-ads/job-ad.values.ts'
import { getFacts } from './context.server.ts'
import { makeCookie, readCookies } from './http/cookies.ts'

type Args = { context: Readonly<RouterContextProvider> }

const keyCookies = {
  uploads: { name: 'uploads', maxAgeSeconds: 30 * daySeconds },
  adDrafts: { name: 'ad-drafts', maxAgeSeconds: adLimits.draftDays * daySeconds },
  questions: { name: 'questions', maxAgeSeconds: limits.jobValidDays * daySeconds },
  assistant: { name: 'assistant', maxAgeSeconds: daySeconds },
  ideas: { name: 'ideas', maxAgeSeconds: limits.ideaBrowserDays * daySeconds },
} as const

/** The keys from the request's cookies; malformed ones count as absent. */
export function guestKeysIn(cookie: string): GuestKeys {
  const cookies = readCookies(cookie)
  return {
    uploads: asKey(cookies[keyCookies.uploads.name]),
    adDrafts: asKey(cookies[keyCookies.adDrafts.name]),
    questions: asKey(cookies[keyCookies.questions.name]),
    assistant: asKey(cookies[keyCookies.assistant.name]),
    ideas: asKey(cookies[keyCookies.ideas.name]),
  }
}

/**
 * For requests that store something for a guest. If the browser has no key yet, it gets one by cookie, and the rest of this request sees
 * it: a form's files are stored before its action looks for them. Only writes may call this, so that viewing a form sets no cookie. A
 * page's script sends several requests at once (file, draft, form) and proposes a key for all of them; otherwise each would get its own,
 * and the last cookie would hide what the others stored.
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

/** Malformed keys are ignored; the server then makes one itself. */
export function proposeBrowserKey({ context }: Args, proposed: unknown): void {
  const { browser } = getFacts(context)
  browser.proposed = asKey(proposed) ?? browser.proposed
}

function asKey(value: unknown): string | null {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : null
}
