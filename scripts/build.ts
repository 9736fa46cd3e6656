// Builds the pages for the browser and for the server, compresses what the browser loads, and builds the mails.
import { execFileSync } from 'node:child_process'
import { buildMailRenderer } from '../src/mail/build-mail-renderer.ts'
import { precompress } from '../src/web/build/precompress.ts'

execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
await precompress('build/client')
await buildMailRenderer()
