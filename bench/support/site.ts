import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryFolder } from '../../tests/support/temporary-folder.mjs'
import { freePort } from './free-port.ts'

export type BenchSite = {
  base: string
  /** Data folder and process of a site started here; null for one given by `--base`. */
  own: { folder: string; pid(): number } | null
  stop(): Promise<void>
}

/** Upper bound for building and loading the demo content, with packages already installed. */
const startMs = 300_000

/**
 * The site given by `--base`, or one started here in a temporary folder that `stop` removes: with demo content, or as `env` says. @throws
 * when it is not ready within five minutes
 */
export async function benchSite(
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<BenchSite> {
  const given = words[words.indexOf('--base') + 1]
  if (words.includes('--base') && given)
    return { base: given.replace(/\/$/, ''), own: null, stop: async () => {} }
  const folder = temporaryFolder('kittel-bench-site')
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const site = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: String(port),
      // All requests come from one address; the limit is meant for people.
      API_REQUESTS_PER_MINUTE: '10000000',
      ...env,
    },
  })
  const ended = new Promise<void>(done => site.once('exit', () => done()))
  const stop = async () => {
    site.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(base, () => site.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return { base, own: { folder, pid: () => childOf(site.pid ?? 0) }, stop }
}

/** The start command runs the site as a child process, found through /proc (Linux only). */
function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
}

/** A site with several processes answers as soon as its first one does. */
function allAnswer({ processes }: { processes?: { answering: number; wanted: number } }): boolean {
  return !processes || processes.answering === processes.wanted
}

async function untilReady(base: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + startMs
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error('The site ended before it was ready; its own lines above say why.')
    const answer = await fetch(`${base}/readyz`).catch(() => null)
    if (answer?.ok && allAnswer(await answer.json())) return
    await wait(250)
  }
  throw new Error(`The site was not ready within ${startMs / 1_000} s.`)
}
