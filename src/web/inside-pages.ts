import { pagePath } from './addresses.ts'
import { pageOf } from './page-of.ts'
import { pageEntry } from './pages.ts'

/** Whether the page also needs the texts of accounts, which is every page not marked `isForEveryone`. False for unknown addresses. */
export function isInside(pathname: string): boolean {
  const page = pageOf(pagePath(pathname))
  return page !== null && !pageEntry(page.name).isForEveryone
}
