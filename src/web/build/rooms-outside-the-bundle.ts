import { relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

/** These run as they are under Node, for the API and the tasks too. */
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
 * Keeps the rooms below the pages out of the server bundle and imports them from `src` instead: a second copy inside the
 * bundle would hold a second state and fail every `instanceof`. The browser's bundle and the development server are left alone.
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
 * How the bundle in `build/server` calls a file of the rooms below it; `null` for what is bundled.
 * @internal for its test
 */
export function addressFromBundle(root: string, path: string): string | null {
  const [folder, room] = relative(root, path).split(sep)
  if (folder !== 'src' || !rooms.includes(room ?? '') || !path.endsWith('.ts')) return null
  return relative(resolve(root, 'build/server'), path).split(sep).join('/')
}
