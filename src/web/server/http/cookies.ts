import { parse, serialize } from 'hono/utils/cookie'
import { daySeconds } from '../../../basics/time.ts'
import type { SiteCookie } from './cookie-names.ts'

const yearSeconds = 365 * daySeconds

export function readCookies(header: string | null | undefined): Record<string, string> {
  return header ? parse(header) : {}
}

/** A `Set-Cookie` value for a cookie listed in the privacy policy; always HttpOnly. */
export function makeCookie(
  name: SiteCookie,
  value: string,
  { maxAgeSeconds, isSecure }: { maxAgeSeconds: number; isSecure: boolean },
): string {
  return serialize(name, value, {
    path: '/',
    maxAge: maxAgeSeconds,
    sameSite: 'Lax',
    httpOnly: true,
    secure: isSecure,
  })
}

/** Kept for a year. It belongs to the browser, not to an account, so guests keep their choices too. */
export function preferenceCookie(
  name: 'theme' | 'language' | 'consent',
  value: string,
  isSecure: boolean,
): string {
  return makeCookie(name, value, { maxAgeSeconds: yearSeconds, isSecure })
}

/** Translation keys, not texts: the cookie comes back from the browser and is untrusted. */
export type ToastNote = { title: string; description?: string; tone?: 'good' | 'bad' | 'plain' }

/** A message for the next page, which deletes the cookie. Unread, it expires after a minute. */
export function toastCookie(note: ToastNote | string): string {
  const { title, description = '', tone = 'good' } = typeof note === 'string' ? { title: note } : note
  const value = [tone, title, description].join(' ').trim()
  return makeCookie('toast', value, { maxAgeSeconds: 60, isSecure: false })
}

/** Null when absent or malformed: anyone can set this cookie, so only short text keys pass. */
export function readToast(value: string | undefined): ToastNote | null {
  const [, tone, title, description] =
    /^(good|bad|plain) ([a-z][\w.-]{0,60})(?: ([a-z][\w.-]{0,60}))?$/.exec(value ?? '') ?? []
  if (!title) return null
  return {
    title,
    ...(description && { description }),
    tone: tone === 'bad' || tone === 'plain' ? tone : 'good',
  }
}

export const clearedToastCookie = makeCookie('toast', '', { maxAgeSeconds: 0, isSecure: false })
