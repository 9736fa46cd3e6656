// Builds the pages for the browser and for the server, compresses what the browser loads, and builds the mails.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { buildMailRenderer } from '../src/mail/build-mail-renderer.ts'
import { precompress } from '../src/web/build/precompress.ts'

// A site that is ending may still write compiled code into it, which makes the folder hard to remove.
rmSync('build/compiled', { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
await precompress('build/client')
await buildMailRenderer()
