import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const own = resolve(import.meta.dirname, '../connection/load-route-module.ts')

/**
 * Replaces how the router in the browser loads page code (why: see `load-route-module.ts`). The router has no setting for it, so its file
 * is swapped. The build fails if that file is not found, for example after an update of the router.
 */
export function patientRouter(): Plugin {
  let exchanged = 0
  return {
    name: 'patient-router',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    buildStart() {
      exchanged = 0
    },
    resolveId(source, importer) {
      if (!source.endsWith('/routeModules.js') || !/[\\/]react-router[\\/]dist[\\/]/.test(importer ?? ''))
        return
      exchanged++
      return own
    },
    buildEnd(error) {
      if (!error && exchanged === 0 && this.environment.mode === 'build')
        this.error(
          'The router loads the code of pages from a file that was not found: see build/patient-router.ts',
        )
    },
  }
}
