import { pagePath } from './addresses.ts'
import { pageOf } from './page-of.ts'
import type { PageName } from './pages.ts'

/** Pages for everyone; they come with fewer texts than those of accounts. A page that is not named here only loads more. */
const outside = new Set<PageName>([
  'home',
  'jobs',
  'job',
  'employers',
  'employer',
  'employer-jobs',
  'about',
  'privacy',
  'terms-of-use',
  'cookie-policy',
  'imprint',
  'general-terms',
  'cookie-settings',
])

/** Whether an address is one of the pages of accounts: signing in, what comes after, and the administrators'. */
export function isInside(pathname: string): boolean {
  const page = pageOf(pagePath(pathname))
  return page !== null && !outside.has(page.name)
}
