import { expect, it } from 'vitest'
import { listNames } from '../src/domain/desk/lists/list.values.ts'
import { href } from '../src/web/addresses.ts'
import { type PageName, pageEntry, pages } from '../src/web/pages.ts'
import { openWebSite, signInEveryone } from './support/web-site.ts'

const site = await openWebSite()
const { seeker, admin } = await signInEveryone(site)
const { id: employerId } = await site.db.selectFrom('employers').select('id').executeTakeFirstOrThrow()
const { id: adminId } = await site.db.selectFrom('admin_users').select('id').executeTakeFirstOrThrow()
const { id: paymentId } = await site.db
  .insertInto('bank_payments')
  .values({
    ...{ key: 'one', booked_on: '2026-11-20', cents: 11_900, currency: 'EUR', words: 'Danke', numbers: [] },
    ...{ status: 'open', match: 'unknown', imported_at: new Date() },
  })
  .returning('id')
  .executeTakeFirstOrThrow()

/** What belongs to no part of the administration: what was found in all of them, and leaving it. */
const withoutTab: readonly PageName[] = ['admin-search', 'admin-sign-out']
const ids: Partial<Record<PageName, number>> = { 'admin-admin': adminId, 'admin-bank-payment': paymentId }
const queries: Partial<Record<PageName, readonly string[]>> = {
  'admin-selection': listNames
    .filter(list => list !== 'admins' && list !== 'log')
    .map(list => `list=${list}`),
  'admin-merge': [`kind=person&kept=${seeker.userId}`, `kind=employer&kept=${employerId}`],
}

/** The links of the tabs, and which of them are marked. */
async function tabsOf(path: string): Promise<{ all: string[]; marked: string[] }> {
  const answer = await site.send(path, { headers: { cookie: admin.cookie } })
  const [nav = ''] = /<nav aria-label="(Bereiche der Verwaltung|[^"]*administration[^"]*)".*?<\/nav>/is.exec(
    await answer.text(),
  ) ?? ['']
  const links = [...nav.matchAll(/<a [^>]*>/g)].map(([link]) => link)
  const to = (link: string) => /href="([^"]*)"/.exec(link)?.[1] ?? ''
  return {
    all: links.map(to),
    marked: links.filter(link => link.includes('aria-current="page"')).map(to),
  }
}

it.each(['de', 'en'] as const)('each page of the desk says in %s which part it belongs to', async locale => {
  const overview = href('admin-dashboard', locale)
  const { all, marked: onOverview } = await tabsOf(overview)
  expect(all.length).toBeGreaterThan(15)
  expect(onOverview).toEqual([overview])
  // The cast: Object.keys loses the names of the pages.
  const names = (Object.keys(pages) as PageName[]).filter(
    name =>
      pages[name].file.startsWith('admin/') && !pageEntry(name).isEntrance && !withoutTab.includes(name),
  )
  const seen: string[] = all.filter(path => path !== overview)
  const paths = names
    .map(name => ({ name, path: href(name, locale, { id: ids[name] ?? 1, number: 1, run: 1 }) }))
    .toSorted((one, other) => one.path.length - other.path.length)
  for (const { name, path } of paths) {
    // A tab leads to it, or it lies below a page that is marked, and is marked with it.
    if (all.includes(path) || seen.some(above => path.startsWith(`${above}/`))) continue
    const asked = (queries[name] ?? ['']).map(query => `${path}?${query}`)
    const shown = await Promise.all(asked.map(tabsOf))
    expect(asked.filter((_, at) => shown[at]?.marked.length !== 1)).toEqual([])
    seen.push(path)
  }
})
