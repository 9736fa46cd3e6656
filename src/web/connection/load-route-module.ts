import { loadPart } from './load-part.ts'

type Route = { id: string; module: string }

/**
 * Replaces the router's function of this name (see `build/patient-router.ts`), which reloads the whole page when a chunk cannot be fetched:
 * offline, that ends at the browser's error page and loses all input.
 */
export async function loadRouteModule(route: Route, known: Record<string, unknown>): Promise<unknown> {
  if (route.id in known) return known[route.id]
  const loaded = await loadRouteChunk(route.module)
  known[route.id] = loaded
  return loaded
}

/** A page's code or, apart from it, what fetches its data. */
export async function loadRouteChunk(file: string): Promise<unknown> {
  // Some browsers cache a failed module by its URL.
  return loadPart(attempt => import(/* @vite-ignore */ attempt === 0 ? file : `${file}?again=${attempt}`), {
    file,
  })
}
