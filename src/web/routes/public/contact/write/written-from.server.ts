import { limits } from '../../../../../config/limits.ts'
import { pageOf } from '../../../../page-of.ts'
import { sentFrom } from '../../../../server/this-page.server.ts'

/** The page of this site that leads here, without its query, which may hold what somebody searched for; null for pages of links in mails. */
export function writtenFrom(request: Request): string | null {
  const path = sentFrom(request)?.split(/[?#]/)[0] ?? null
  const page = path === null ? null : pageOf(path)
  if (path === null || !page || page.name === 'contact' || 'token' in page.params) return null
  return path.slice(0, limits.supportPageChars)
}
