import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { daySeconds } from '../../../basics/time.ts'

/** Build output: hashed files are immutable, others (icon, social image) are cached for a day. */
export function builtAssets(folder: string): MiddlewareHandler {
  return serveStatic({
    root: folder,
    precompressed: true,
    onFound: (path, c) => {
      const isHashed = path.includes('/assets/')
      c.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : `public, max-age=${daySeconds}`,
      )
      c.header('vary', 'accept-encoding')
    },
  })
}
