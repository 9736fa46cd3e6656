import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const own = resolve(import.meta.dirname, '../connection/load-route-module.ts')

/** What fetches or changes a page's data is a chunk of its own, which the router imports by itself. */
const ownImport = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*(route\.client(?:Loader|Action|Middleware)Module)\s*\)/g
const ownImports = 3

/**
 * Replaces how the router in the browser loads page code (why: see `load-route-module.ts`). The router has no setting for it, so its file
 * is swapped, and so are its other imports. The build fails if they are not found, for example after an update of the router.
 */
export function patientRouter(): Plugin {
  let exchanged = 0
  let imports = 0
  return {
    name: 'patient-router',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    buildStart() {
      exchanged = 0
      imports = 0
    },
    resolveId(source, importer) {
      if (!source.endsWith('/routeModules.js') || !/[\\/]react-router[\\/]dist[\\/]/.test(importer ?? ''))
        return
      exchanged++
      return own
    },
    transform(code, id) {
      if (!/[\\/]react-router[\\/]dist[\\/].*[\\/]ssr[\\/]routes\.js$/.test(id)) return
      imports += [...code.matchAll(ownImport)].length
      const changed = code.replace(ownImport, 'loadRouteChunk($1)')
      return { code: `import { loadRouteChunk } from ${JSON.stringify(own)}\n${changed}`, map: null }
    },
    buildEnd(error) {
      const isWhole = exchanged > 0 && imports === ownImports
      if (!error && !isWhole && this.environment.mode === 'build')
        this.error(
          'The router loads the code of pages from files that were not found: see build/patient-router.ts',
        )
    },
  }
}
