import { limits } from '../../../../../config/limits.ts'
import { pageOf } from '../../../../page-of.ts'
import { sentFrom } from '../../../../server/this-page.server.ts'
import { pathInside } from '../../../../way-back.ts'

/**
 * The page of this site that leads here, without its query, which may hold what somebody searched for; null for pages of links in mails.
 * Error pages say which one it was, because it may be none.
 */
export function writtenFrom(request: Request): string | null {
  const named = new URL(request.url).searchParams.get('page')
  const path = (named === null ? sentFrom(request) : pathInside(named))?.split(/[?#]/)[0] ?? null
  const page = path === null ? null : pageOf(path)
  if (path === null || (named === null && !page)) return null
  if (page && (page.name === 'contact' || 'token' in page.params)) return null
  return path.slice(0, limits.supportPageChars)
}
