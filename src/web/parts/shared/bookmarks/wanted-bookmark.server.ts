import { limits } from '../../../../config/limits.ts'
import type { BookmarkKey } from '../../../../domain/bookmarks/bookmark.schema.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { href } from '../../../addresses.ts'
import type { RequestFacts } from '../../../server/context.server.ts'
import { makeCookie, readCookies } from '../../../server/http/cookies.ts'

/*
 * A guest's bookmark has to survive signing in. The button leads guests to the page "Merken", which asks them to sign in; signing in,
 * registering and the mailed link all lead back to it. That page must not save anything just because it was opened: any site could open it
 * in somebody's name. So the button, whose form only our own pages can send, leaves a cookie that names the bookmark in this browser. With
 * the cookie, the page saves it. Without it (the mailed link was opened on another device, or someone else made the link), the page shows
 * the button again. The cookie lives as long as a mailed link. It is not signed and holds no secret: whoever could plant it could also
 * press the button.
 */
const cookieName = 'bookmark'
const backCharsMax = 700

export function wantedBookmarkCookie({ kind, id }: BookmarkKey, env: RequestFacts['env']): string {
  return cookie(`${kind}-${id}`, limits.confirmHours * 3_600, env)
}

export function clearedBookmarkCookie(env: RequestFacts['env']): string {
  return cookie('', 0, env)
}

/** Whether the button was pressed in this browser, for this bookmark. */
export function isWantedHere({ kind, id }: BookmarkKey, request: Request): boolean {
  return readCookies(request.headers.get('cookie'))[cookieName] === `${kind}-${id}`
}

/** The page that completes a bookmark and then returns to `back`; a `back` that is too long is dropped. */
export function bookmarkPath({ kind, id }: BookmarkKey, back: string, locale: Locale): string {
  const query = new URLSearchParams({ [kind]: String(id) })
  if (back.length <= backCharsMax) query.set('back', back)
  return `${href('bookmark', locale)}?${query}`
}

function cookie(value: string, maxAge: number, { publicUrl }: RequestFacts['env']): string {
  return makeCookie(cookieName, value, { maxAgeSeconds: maxAge, isSecure: publicUrl.startsWith('https:') })
}
