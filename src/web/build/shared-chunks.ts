import { relative, resolve, sep } from 'node:path'
import { type PageName, pageEntry, pages } from '../pages.ts'

type ModuleGraph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** Pages that share the search and list code, which the start page, where most visits begin, does not need. */
const lists = new Set(routesOf(['jobs', 'job-map', 'job', 'employers', 'employer-jobs']))
/** Pages of text that few visits come to, which share a layout of their own. */
const legalPages = new Set(routesOf(['privacy', 'terms-of-use', 'cookie-policy', 'imprint', 'general-terms']))
/** What they share with others is no more of every page than before there were any. */
const payPages = new Set(routesOf(['pay', 'pay-profession', 'pay-agreement']))
const otherThanAds = new Set(routesOf(['jobs', 'job-map', 'employers', 'employer-jobs']))

/** Shared code of more pages than this comes with every page, forms that guests send included. */
const mostPages = 20

/**
 * Code that a list shares with more pages than this goes into the first-visit chunk. In the list chunk, it would make all those pages load
 * everything else that lists share.
 */
const manyPages = 8

// The cast: `Object.keys` returns plain strings.
const namesForEveryone = (Object.keys(pages) as PageName[]).filter(name => pageEntry(name).isForEveryone)
const everyPage = new Set(['entry.client.tsx', 'root.tsx'])
const firstVisit = new Set(routesOf(namesForEveryone))
  .difference(lists)
  .difference(legalPages)
  // What these share among themselves is of no use elsewhere.
  .difference(
    new Set(routesOf(['blog', 'blog-article', 'ideas', 'ideas-roadmap', 'idea', 'cookie-settings'])),
  )
  .difference(payPages)
  // All groups are one page, which shares its lists of links with those about pay.
  .difference(new Set(routesOf(['nursing-jobs'])))
  // A conversation is also loaded by its panel, which no first visit opens.
  .difference(new Set(routesOf(['emma'])))

/**
 * Chunk for code of every page. With those below it replaces some thirty small files, each of which would cost a round trip on a slow
 * connection. Code that only account pages share is in none of them.
 */
export function everyPageChunk(id: string, graph: ModuleGraph): string | null {
  const users = usersOf(id, graph)
  const isOfMost = isPublic(users) && (isSmall(id) || pagesAmong(users) > mostPages)
  return isOfMost || !users.isDisjointFrom(everyPage) ? 'frame' : null
}

/** Chunk for code shared by the public pages that most visits come to. Ask {@link everyPageChunk} first. */
export function firstVisitChunk(id: string, graph: ModuleGraph): string | null {
  const users = usersOf(id, graph)
  const isOfMany = isPublic(users) && pagesAmong(users) > manyPages
  return isOfMany || !users.isDisjointFrom(firstVisit) ? 'parts' : null
}

/** Chunk for code shared by list pages only. Ask {@link firstVisitChunk} first. */
export function listsChunk(id: string, graph: ModuleGraph): string | null {
  return usersOf(id, graph).isDisjointFrom(otherThanAds) ? null : 'lists'
}

/** A list shows an ad when it can already be read, so that the code of ads has a chunk of its own. Ask {@link listsChunk} first. */
export function adChunk(id: string, graph: ModuleGraph): string | null {
  return usersOf(id, graph).isDisjointFrom(lists) ? null : 'ad'
}

/** So small that where it lies must not make a page load the chunk of another. */
function isSmall(id: string): boolean {
  return /[\\/]lucide-react[\\/]|[\\/]breadcrumb(?:-trail)?\.tsx/.test(id)
}

function pagesAmong(users: Set<string>): number {
  return [...users.difference(payPages)].filter(isRoute).length
}

function isPublic(users: Set<string>): boolean {
  return !users.isDisjointFrom(firstVisit) || !users.isDisjointFrom(lists)
}

/** The module with its direct and indirect importers, as paths below `src/web`. */
function usersOf(id: string, graph: ModuleGraph): Set<string> {
  const ids = new Set([id])
  // Iterating over a set includes what is added on the way.
  for (const known of ids)
    for (const importer of graph.getModuleInfo(known)?.importers ?? []) ids.add(importer)
  return new Set([...ids].map(pathInApp))
}

function pathInApp(id: string): string {
  const path = relative(resolve(import.meta.dirname, '..'), id.replace(/\?.*/, ''))
  return path.split(sep).join('/')
}

function routesOf(names: PageName[]): string[] {
  return names.map(name => `routes/${pageEntry(name).file}/route.tsx`)
}

function isRoute(path: string): boolean {
  return /^routes\/.*\/route\.tsx$/.test(path)
}
