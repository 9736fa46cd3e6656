import { relative, resolve, sep } from 'node:path'
import { type PageName, pageEntry, pages } from '../pages.ts'

type ModuleGraph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** Pages that share the search and list code, which the start page, where most visits begin, does not need. */
const lists = new Set(routesOf(['jobs', 'job-map', 'job', 'employers', 'employer-jobs']))
/** Pages of text that few visits come to, which share a layout of their own. */
const legalPages = new Set(routesOf(['privacy', 'terms-of-use', 'cookie-policy', 'imprint', 'general-terms']))
const otherThanAds = new Set(routesOf(['jobs', 'job-map', 'employers', 'employer-jobs']))

/**
 * Code that a list shares with more pages than this goes into the first-visit chunk. In the list chunk, it would make all those pages load
 * everything else that lists share.
 */
const manyPages = 10

// The cast: `Object.keys` returns plain strings.
const namesForEveryone = (Object.keys(pages) as PageName[]).filter(name => pageEntry(name).isForEveryone)
const firstVisit = new Set(['entry.client.tsx', 'root.tsx', ...routesOf(namesForEveryone)])
  .difference(lists)
  .difference(legalPages)
  // A conversation is also loaded by its panel, which no first visit opens.
  .difference(new Set(routesOf(['emma'])))

/**
 * Chunk for code shared by public pages. With {@link listsChunk} it replaces some thirty small files, each of which would cost a round trip
 * on a slow connection. Code that only account pages share is in neither chunk.
 */
export function firstVisitChunk(id: string, graph: ModuleGraph): string | null {
  const users = usersOf(id, graph)
  const isOfMany = !users.isDisjointFrom(lists) && [...users].filter(isRoute).length > manyPages
  return isOfMany || !users.isDisjointFrom(firstVisit) ? 'parts' : null
}

/**
 * Chunk for code shared by list pages only. Ask {@link firstVisitChunk} first. A list shows an ad when it can already be read, so that the
 * code of ads has a chunk of its own.
 */
export function listsChunk(id: string, graph: ModuleGraph): string | null {
  const users = usersOf(id, graph)
  if (users.isDisjointFrom(lists)) return null
  return users.isDisjointFrom(otherThanAds) ? 'ad' : 'lists'
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
