import { relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Folders of `src` that Node also runs unbundled, for the API and the tasks. */
const rooms = [
  'basics',
  'domain',
  'feed-format',
  'texts',
  'search',
  'vocabulary',
  'db',
  'platform',
  'config',
  'i18n',
]

/**
 * Makes the server bundle import these folders from `src` instead of including them. A second copy in the bundle would have its own module
 * state, and `instanceof` checks between the copies would fail. Browser bundle and development server are not affected.
 */
export function roomsOutsideTheBundle(): Plugin {
  let root = ''
  return {
    name: 'rooms-outside-the-bundle',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async resolveId(source, importer, options) {
      if (this.environment.name !== 'ssr' || !importer) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found || found.external) return found
      const address = addressFromBundle(root, found.id.split('?')[0] ?? found.id)
      return address === null ? found : { id: address, external: true }
    },
  }
}

/**
 * The import path of a file as seen from `build/server`; `null` for files that are bundled.
 * @internal for its test
 */
export function addressFromBundle(root: string, path: string): string | null {
  const [folder, room] = relative(root, path).split(sep)
  if (folder !== 'src' || !rooms.includes(room ?? '') || !path.endsWith('.ts')) return null
  return relative(resolve(root, 'build/server'), path).split(sep).join('/')
}
