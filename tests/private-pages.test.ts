import { expect, it } from 'vitest'
import { allPaths } from '../src/web/addresses.ts'
import { isInside } from '../src/web/inside-pages.ts'
import { type PageName, pages } from '../src/web/pages.ts'
import { openWebSite, signInEveryone } from './support/web-site.ts'

const site = await openWebSite()
const people = await signInEveryone(site)
// The cast: Object.keys loses the names of the pages.
const names = Object.keys(pages) as PageName[]
const pathsOf = (name: PageName) => allPaths(name).map(path => `/${path.replace(/:\w+/g, '1')}`)

const kept = async (path: string, cookie: string) => {
  const answer = await site.send(path, { headers: cookie ? { cookie } : {} })
  await answer.body?.cancel()
  return { path, status: answer.status, caching: answer.headers.get('cache-control') }
}

it.each(Object.entries(people).filter(([, { cookie }]) => cookie !== ''))(
  'what a signed-in %s reads is kept by no cache, on any page and as data for scripts',
  async (who, { cookie }) => {
    for (const name of names) {
      // An administrator's session counts only in their own realm: on public pages they are guests.
      if (!isInside(pathsOf(name)[0] ?? '') && who === 'admin') continue
      for (const path of pathsOf(name)) {
        for (const address of [path, `${path === '/' ? '/_root' : path}.data`]) {
          expect(await kept(address, cookie)).toSatisfy(isKeptNowhere)
        }
      }
    }
  },
  60_000,
)

it('pages of accounts are kept by no cache for guests either', async () => {
  for (const path of names.flatMap(pathsOf).filter(isInside)) {
    expect(await kept(path, '')).toSatisfy(isKeptNowhere)
  }
}, 60_000)

it('what the session says and what an export holds is kept by no cache', async () => {
  for (const path of [
    '/session',
    '/api/v1/auth/factors',
    '/account/export/0b9f6a52-7a0e-4a8e-9a94-3b8f3a9f3c55',
  ])
    expect(await kept(path, people.seeker.cookie)).toSatisfy(isKeptNowhere)
})

it('what everyone may see is kept by no proxy, for it differs by the choices of each browser', async () => {
  for (const path of names.flatMap(pathsOf).filter(path => !isInside(path))) {
    for (const address of [path, `${path === '/' ? '/_root' : path}.data`]) {
      const answer = await site.send(address)
      await answer.body?.cancel()
      const { headers } = answer
      expect({ address, caching: headers.get('cache-control'), vary: headers.get('vary') }).toSatisfy(
        ({ caching, vary }) =>
          /no-store/.test(caching ?? '') ||
          (caching === 'private, no-cache' && /\bCookie\b/.test(vary ?? '')),
      )
    }
  }
}, 60_000)

it('the way to the English page of who chose English is kept by no proxy', async () => {
  const answer = await site.send('/jobs', { headers: { cookie: 'language=en' } })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/jobs'])
  expect([answer.headers.get('cache-control'), answer.headers.get('vary')]).toEqual([
    'private, no-cache',
    'Cookie',
  ])
})

function isKeptNowhere({ status, caching }: { status: number; caching: string | null }): boolean {
  return status < 500 && (caching ?? '').includes('no-store')
}
