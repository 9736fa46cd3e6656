import { pagePath } from './addresses.ts'
import { pageOf } from './page-of.ts'
import { pageEntry } from './pages.ts'

/** Whether an address is one of the pages of accounts: signing in, what comes after, and the administrators'. */
export function isInside(pathname: string): boolean {
  const page = pageOf(pagePath(pathname))
  return page !== null && !pageEntry(page.name).isForEveryone
}
