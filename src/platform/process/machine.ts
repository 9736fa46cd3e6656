import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { z } from 'zod'

const packageSchema = z.object({ version: z.string() })

/** The release that runs, as package.json names it. */
export function siteVersion(): string {
  return packageSchema.parse(
    JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')),
  ).version
}

/** Facts about this process that do not change. */
export function processFacts() {
  return { host: hostname(), pid: process.pid, version: siteVersion(), nodeVersion: process.versions.node }
}

/** How long work had to wait for the event loop: the 99th percentile since the last question, in milliseconds. */
export function openWaitMeter() {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return {
    read: () => {
      const ms = delay.percentile(99) / 1e6
      delay.reset()
      return Math.round(ms * 10) / 10
    },
    close: () => delay.disable(),
  }
}
