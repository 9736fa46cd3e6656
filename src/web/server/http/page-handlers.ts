import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { PageName } from '../../pages.ts'
import type { PageSource } from '../web-deps.ts'

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>

/**
 * The router's handler for a page, or for what is no page when null. The router compares an address with the patterns of all its routes, two
 * hundred, several times a request; which page it is has been found out before it is asked, so it is given the routes of that page alone.
 */
export function pageHandlers(
  { build, mode }: PageSource,
  allowedActionOrigins: string[],
): (page: PageName | null) => Handle {
  const own = { allowedActionOrigins }
  if (typeof build === 'function') {
    const handle = createRequestHandler(async () => ({ ...(await build()), ...own }), mode)
    return () => handle
  }
  const whole = createRequestHandler({ ...build, ...own }, mode)
  const handlers = new Map<PageName, Handle>()
  return page => {
    if (page === null) return whole
    const known = handlers.get(page)
    if (known) return known
    const handle = createRequestHandler({ ...build, ...own, routes: routesOf(page, build.routes) }, mode)
    handlers.set(page, handle)
    return handle
  }
}

/**
 * Those of the page, in both languages and under all its addresses, and what they stand in; and the one for what is not found.
 * @internal for its test
 */
export function routesOf(page: PageName, routes: ServerBuild['routes']): ServerBuild['routes'] {
  const kept: ServerBuild['routes'] = {}
  const keep = (id: string | undefined) => {
    const route = id === undefined ? undefined : routes[id]
    if (!route || kept[route.id]) return
    kept[route.id] = route
    keep(route.parentId)
  }
  for (const route of Object.values(routes))
    if (route && (route.path === '*' || route.id.replace(/:\d+$/, '') === page)) keep(route.id)
  return kept
}
