import { limits } from '../../../../config/limits.ts'
import type { BookmarkKey } from '../../../../domain/bookmarks/bookmark.schema.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { href } from '../../../addresses.ts'
import type { RequestFacts } from '../../../server/context.server.ts'
import { makeCookie, readCookies } from '../../../server/http/cookies.ts'

/*
 * How a guest's bookmark outlives the way in. The button of a guest leads to the page "Merken", which asks to sign in and is where
 * signing in, registering and the mailed link lead back to. A page must not change anything only because it was opened: any
 * site could open it in somebody's name. So the button, whose form none but our own pages can send, leaves a cookie that says what was
 * wanted in this very browser; with it the page finishes what was begun, without it (the mailed link was opened on another device,
 * or someone else made the link) it shows the same button once more. The cookie lives as long as a mailed link; it holds no secret
 * and needs no signature: whoever could plant it could press the button.
 */
const cookieName = 'bookmark'
const backCharsMax = 700

export function wantedBookmarkCookie({ kind, id }: BookmarkKey, env: RequestFacts['env']): string {
  return cookie(`${kind}-${id}`, limits.confirmHours * 3_600, env)
}

export function clearedBookmarkCookie(env: RequestFacts['env']): string {
  return cookie('', 0, env)
}

/** Whether this browser's own button asked for it. */
export function isWantedHere({ kind, id }: BookmarkKey, request: Request): boolean {
  return readCookies(request.headers.get('cookie'))[cookieName] === `${kind}-${id}`
}

/** The page that completes a bookmark and then returns to `back`. */
export function bookmarkPath({ kind, id }: BookmarkKey, back: string, locale: Locale): string {
  const query = new URLSearchParams({ [kind]: String(id) })
  if (back.length <= backCharsMax) query.set('back', back)
  return `${href('bookmark', locale)}?${query}`
}

function cookie(value: string, maxAge: number, { publicUrl }: RequestFacts['env']): string {
  return makeCookie(cookieName, value, { maxAgeSeconds: maxAge, isSecure: publicUrl.startsWith('https:') })
}
