import { parse, serialize } from 'hono/utils/cookie'

const yearSeconds = 365 * 24 * 60 * 60

/** The cookies of a request by name. */
export function readCookies(header: string | null | undefined): Record<string, string> {
  return header ? parse(header) : {}
}

/** A `Set-Cookie` value that keeps a choice of the visitor for a year; no script reads it. */
export function preferenceCookie(name: string, value: string, isSecure: boolean): string {
  return serialize(name, value, {
    path: '/',
    maxAge: yearSeconds,
    sameSite: 'Lax',
    httpOnly: true,
    secure: isSecure,
  })
}

/** A message for the next page that is shown, by the key of its text; read once. */
export function toastCookie(textKey: string): string {
  return serialize('toast', textKey, { path: '/', maxAge: 60, sameSite: 'Lax', httpOnly: true })
}

export const clearedToastCookie = serialize('toast', '', {
  path: '/',
  maxAge: 0,
  sameSite: 'Lax',
  httpOnly: true,
})
