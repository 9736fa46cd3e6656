import { readFileSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openSite } from '../src/boot/open-site.ts'
import { loadEnv } from '../src/config/env.ts'
import { temporaryFolder } from './support/temporary-folder.mjs'

const folder = temporaryFolder('kittel-lost')
const dataFolder = join(folder, 'postgres', 'data')
const fetchBefore = globalThis.fetch
afterAll(() => {
  globalThis.fetch = fetchBefore
  rmSync(folder, { recursive: true, force: true })
})

it('a site whose database cannot be started again gives up after a while, says why in one sentence, and closes', async () => {
  let waitedMs = 0
  const site = Promise.withResolvers<Awaited<ReturnType<typeof openSite>>>()
  const problem = await new Promise<Error>((resolve, reject) => {
    openSite({
      env: loadEnv({ DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'silent' }),
      parts: new Set(['worker']),
      isDev: false,
      show: () => {},
      signal: new AbortController().signal,
      onLost: resolve,
      later: (work, delayMs) => {
        // Waits between attempts to restart are skipped and added up. A delay of 5 s is taken for the regular probe, which only runs
        // faster.
        if (delayMs !== 5_000) waitedMs += delayMs
        const timer = setTimeout(work, delayMs === 5_000 ? 50 : 0)
        return () => clearTimeout(timer)
      },
    }).then(opened => {
      site.resolve(opened)
      truncateSync(join(dataFolder, 'global', 'pg_control'))
      process.kill(Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
    }, reject)
  })
  expect(waitedMs).toBeGreaterThan(100_000)
  const [sentence = '', ...log] = problem.message.split('\n')
  expect(sentence).toMatch(/^The database in .+ did not start\./)
  expect(log.join('\n')).toMatch(/pg_control|control file/)
  await (await site.promise).close()
}, 120_000)
