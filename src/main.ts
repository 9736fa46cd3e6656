import { readParts } from './boot/parts.ts'
import { progressOnTerminal } from './boot/progress.ts'
import { readyMessage } from './boot/ready-message.ts'
import { EnvError, loadEnv } from './config/env.ts'
import { loadForVisitors } from './config/for-visitors.ts'
import { StartError } from './platform/process/start-error.ts'

/** Longer than the grace for requests and tasks together; past it the process ends whatever hangs. */
const stopMs = 25_000

const starting = new AbortController()
let end = (code: number): void => process.exit(code)
let stop = (): void => {
  setTimeout(() => process.exit(1), stopMs).unref()
  starting.abort()
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop())
// The start command speaks to us over a channel; when it is gone (killed hard), so is the reason to run.
process.on('disconnect', () => stop())

try {
  const env = loadEnv()
  const words = process.argv.slice(2)
  const parts = readParts(words)
  const isDev = words.includes('--dev')
  if (!isDev) loadForVisitors()
  // Only now: a mistake of the configuration is told at once, and what the pages are made with hears for whom.
  const { openSite } = await import('./boot/open-site.ts')
  const site = await openSite({
    env,
    parts,
    isDev,
    show: progressOnTerminal(process.stdout),
    signal: starting.signal,
    onLost: problem => {
      process.stderr.write(`${problem.message}\n`)
      end(1)
    },
  })
  end = code => {
    stop = () => {}
    end = () => {}
    setTimeout(() => process.exit(1), stopMs).unref()
    void site.close().then(() => process.exit(code))
  }
  stop = () => end(0)
  if (starting.signal.aborted) end(0)
  else process.stdout.write(readyMessage(env.BRAND_NAME, site))
} catch (error) {
  if (starting.signal.aborted) process.exit(0)
  const isExpected = error instanceof StartError || error instanceof EnvError
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? (error.stack ?? error.message) : error}\n`,
  )
  process.exit(1)
}
