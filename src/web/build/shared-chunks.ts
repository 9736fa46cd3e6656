import { relative, resolve, sep } from 'node:path'
import { type PageName, pageEntry, pages } from '../pages.ts'

type ModuleGraph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** Pages with a list that is searched: the start page, where most visits begin, has none. */
const lists = new Set(routesOf(['jobs', 'job', 'employers', 'employer-jobs']))

/** What a list shares with more pages than these comes at the first visit: else each of them would load what lists share for it. */
const manyPages = 10

// The cast: these are the names.
const namesForEveryone = (Object.keys(pages) as PageName[]).filter(name => pageEntry(name).isForEveryone)
const firstVisit = new Set(['entry.client.tsx', 'root.tsx', ...routesOf(namesForEveryone)]).difference(lists)

/**
 * What pages for everyone share: with `listsChunk` two files instead of thirty small ones, each of which would cost a slow connection
 * a journey of its own. What only pages of accounts share is in neither, and no part of a first visit.
 */
export function firstVisitChunk(id: string, graph: ModuleGraph): string | null {
  const users = usersOf(id, graph)
  const isOfMany = !users.isDisjointFrom(lists) && [...users].filter(isRoute).length > manyPages
  return isOfMany || !users.isDisjointFrom(firstVisit) ? 'parts' : null
}

/** What only lists share, among the pages for everyone. */
export function listsChunk(id: string, graph: ModuleGraph): string | null {
  return usersOf(id, graph).isDisjointFrom(lists) ? null : 'lists'
}

/** A module with all that import it, and what imports those: as paths below `src/web`. */
function usersOf(id: string, graph: ModuleGraph): Set<string> {
  const ids = new Set([id])
  // What is added to a set while it is being read is read, too.
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
