// Builds the pages for the browser and for the server, and compresses what the browser loads.
import { execFileSync } from 'node:child_process'
import { precompress } from '../src/web/build/precompress.ts'

execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
await precompress('build/client')
