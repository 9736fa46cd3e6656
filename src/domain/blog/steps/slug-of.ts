import { limits } from '../../../config/limits.ts'
import { jobSlug } from '../../../vocabulary/jobs/job-slug.ts'

/** The readable part of an article's address, from its title or from what an editor typed; empty without any letter that it could have. */
export function slugOf(text: string): string {
  return /[\p{Script=Latin}\d]/u.test(text) ? jobSlug(text).slice(0, limits.articleSlugChars) : ''
}
