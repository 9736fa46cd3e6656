import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** Files of the build: the hashed ones never change, the few others (icon, social image) may after a day. */
export function builtAssets(folder: string): MiddlewareHandler {
  return serveStatic({
    root: folder,
    precompressed: true,
    onFound: (path, c) => {
      const isHashed = path.includes('/assets/')
      c.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
      c.header('vary', 'accept-encoding')
    },
  })
}
