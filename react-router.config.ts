import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from './src/web/build/precompress.ts'

export default {
  appDirectory: 'src/web',
  ssr: true,
  // The list of all addresses with their files is 129 kB, 6 kB of every first page; each page brings the part it links to.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
