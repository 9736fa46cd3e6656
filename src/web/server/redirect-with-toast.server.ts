import { redirect } from 'react-router'
import { type ToastNote, toastCookie } from './http/cookies.ts'

type Options = {
  /** Complete `Set-Cookie` values, as `makeCookie` returns them. */
  cookies?: readonly string[]
  status?: 303
  /** `replace` drops the form's page from the browser history; `redirectDocument` also reloads the frame. */
  by?: typeof redirect
}

/** The usual end of an action. `to` must be a path of this site; the page there shows the toast, unless `note` is null. */
export function redirectWithToast(
  to: string,
  note: ToastNote | string | null,
  { cookies = [], status, by = redirect }: Options = {},
): Response {
  return by(to, { headers: toastHeaders(note, cookies), ...(status && { status }) })
}

/** For responses that are not redirects: the toast waits in its cookie for the next page load. */
export function toastHeaders(note: ToastNote | string | null, cookies: readonly string[] = []): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (note !== null) headers.append('set-cookie', toastCookie(note))
  return headers
}
