import { loadPart } from './load-part.ts'

type Route = { id: string; module: string }

/**
 * Takes the place of the router's own function of this name (see `build/patient-router.ts`), which loads the whole page anew when
 * a file cannot be had: without a connection that ends at the browser's error page, and with it all that was typed.
 */
export async function loadRouteModule(route: Route, known: Record<string, unknown>): Promise<unknown> {
  if (route.id in known) return known[route.id]
  const { module: file } = route
  // Some browsers remember that a file could not be loaded, by its address.
  const load = (attempt: number) =>
    import(/* @vite-ignore */ attempt === 0 ? file : `${file}?again=${attempt}`)
  const loaded: unknown = await loadPart(load, { file })
  known[route.id] = loaded
  return loaded
}
