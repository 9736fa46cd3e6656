import { randomBytes } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { getFacts } from './context.server.ts'
import { makeCookie, readCookies } from './http/cookies.ts'

type Args = { context: Readonly<RouterContextProvider> }
type KeyCookie = 'uploads' | 'ad-drafts'

/**
 * The random text under which a guest's browser finds again what it has left here; null for one that has left nothing. What
 * was given it earlier in the same request counts: a form that brings its files is stored before its action looks for them.
 */
export function browserKey({ context }: Args, name: KeyCookie): string | null {
  const { visitor, browser } = getFacts(context)
  return browser.keys[name] ?? asKey(readCookies(visitor.cookie)[name])
}

/**
 * The same for who is about to leave something: a browser without a key gets one with the answer. Only what writes calls
 * this, so that no cookie is set by looking at a form. The page's script sends several things at once (a file, a draft, the form
 * itself) and therefore proposes a key of its own: each with a new one, the last answer would hide what the others have kept.
 */
export function browserKeyToBe(args: Args, name: KeyCookie, maxAgeSeconds: number): string {
  const known = browserKey(args, name)
  if (known) return known
  const { browser, env } = getFacts(args.context)
  const key = browser.proposed ?? randomBytes(32).toString('base64url')
  browser.keys[name] = key
  browser.newCookies.push(
    makeCookie(name, key, { maxAgeSeconds, isSecure: env.publicUrl.startsWith('https:') }),
  )
  return key
}

/** Notes what the page's script proposes; whatever is no key is passed over. */
export function proposeBrowserKey({ context }: Args, proposed: unknown): void {
  const { browser } = getFacts(context)
  browser.proposed = asKey(proposed) ?? browser.proposed
}

function asKey(value: unknown): string | null {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : null
}
