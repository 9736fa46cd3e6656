import { redirect } from 'react-router'
import { type ToastNote, toastCookie } from './http/cookies.ts'

type Options = {
  /** What else the browser is to keep, as `Set-Cookie` values. */
  cookies?: readonly string[]
  status?: 303
  /** `replace` leaves the page with the form out of the browser's history; `redirectDocument` has the frame read anew. */
  by?: typeof redirect
}

/** The end of an action: leads to a path of this site, whose page shows the message; `null` where there is nothing to say. */
export function redirectWithToast(
  to: string,
  note: ToastNote | string | null,
  { cookies = [], status, by = redirect }: Options = {},
): Response {
  return by(to, { headers: toastHeaders(note, cookies), ...(status && { status }) })
}

/** The same for an answer of another kind, after which the page's scripts go on. */
export function toastHeaders(note: ToastNote | string | null, cookies: readonly string[] = []): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (note !== null) headers.append('set-cookie', toastCookie(note))
  return headers
}
