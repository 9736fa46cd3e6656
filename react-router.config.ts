import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from './src/web/build/precompress.ts'

export default {
  appDirectory: 'src/web',
  ssr: true,
  // The list of addresses is small; asking the server for parts of it while people read would cost more than it saves.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
