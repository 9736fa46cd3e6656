import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const own = resolve(import.meta.dirname, '../connection/load-route-module.ts')

/**
 * Gives the router in the browser our way to load the code of a page. Its own one has no setting, so the file is exchanged; a build
 * without exactly that file fails, so that a newer router is looked at again.
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
