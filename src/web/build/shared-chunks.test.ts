import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { adChunk, everyPageChunk, firstVisitChunk, listsChunk } from './shared-chunks.ts'

const app = resolve(import.meta.dirname, '..')
const page = (folder: string) => `${app}/routes/${folder}/route.tsx?__react-router-build-client-route`

/** The chunk of a module that `users` import, the first of them indirectly. */
function chunkOf(...users: string[]): string | null {
  const [first = '', ...others] = users
  const importers: Record<string, string[]> = { part: ['between', ...others], between: [first] }
  const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) }
  return (
    everyPageChunk('part', graph) ??
    firstVisitChunk('part', graph) ??
    listsChunk('part', graph) ??
    adChunk('part', graph)
  )
}

it('what the start page shares, or a page for everyone that is no list, comes with every first visit', () => {
  expect(chunkOf(page('public/home'), page('public/jobs'))).toBe('parts')
  expect(chunkOf(page('account/login'), page('public/employer'))).toBe('parts')
})

it('what the frame around every page needs, or most pages, comes with every page', () => {
  expect(chunkOf(`${app}/root.tsx`, page('admin/users'))).toBe('frame')
  const most = Array.from({ length: 21 }, (_, number) => page(`account/${number}`))
  expect(chunkOf(page('public/home'), ...most)).toBe('frame')
  expect(chunkOf(...most)).toBeNull()
})

it('the way up to an ad comes with every page: it is small, and forms below an ad need nothing else that lists share', () => {
  const graph = { getModuleInfo: () => ({ importers: [page('public/job'), page('public/apply')] }) }
  expect(everyPageChunk(`${app}/ui/breadcrumb.tsx`, graph)).toBe('frame')
  expect(everyPageChunk(`${app}/ui/pagination.tsx`, graph)).toBeNull()
})

it('what only the legal texts share is no part of a first visit', () => {
  expect(chunkOf(page('public/legal/privacy'), page('public/legal/imprint'))).toBeNull()
})

it('what lists share comes with the first of them', () => {
  expect(chunkOf(page('public/jobs'), page('public/employers'))).toBe('lists')
  expect(chunkOf(page('employer/applications'), page('public/employers'))).toBe('lists')
})

it('the code of ads comes with an ad and not with a list, which can be read before one is shown beside it', () => {
  expect(chunkOf(page('public/job'), `${app}/parts/public/ad-page/ad-glance.tsx`)).toBe('ad')
  expect(chunkOf(page('public/job'), page('public/jobs'))).toBe('lists')
})

it('what only pages of accounts share, or pages made for one person, is no part of a first visit', () => {
  expect(chunkOf(page('account/login'), page('admin/login'))).toBeNull()
  expect(chunkOf(page('public/apply'), page('public/alerts/new'))).toBeNull()
})

it('what a list shares with very many pages does not bring the lists along to all of them', () => {
  const many = Array.from({ length: 10 }, (_, number) => page(`account/${number}`))
  expect(chunkOf(page('public/jobs'), ...many)).toBe('parts')
})
