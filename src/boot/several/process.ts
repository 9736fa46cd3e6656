// A further process of a site: started by the first one, and spoken to over its channel only. It binds no port, runs no tasks and changes
// nothing that belongs to a start.
import type { Socket } from 'node:net'
import { loadEnv } from '../../config/env.ts'
import { loadForVisitors } from '../../config/for-visitors.ts'
import { createLog } from '../../platform/process/log.ts'
import type { FurtherSite } from './further-site.ts'
import { openLine } from './line.ts'
import type { CalledOfFirst, CalledOfFurther } from './messages.ts'

const env = loadEnv()
loadForVisitors()
const log = createLog(env.LOG_LEVEL)
let site: FurtherSite | null = null
/** What was told while it opens. */
let isHeld = false
let isProxySeen = false

const own: CalledOfFurther = {
  start: async facts => {
    // Only now: what the pages are made with hears for whom.
    const { openFurtherSite } = await import('./further-site.ts')
    site = await openFurtherSite({ env, log, facts, first })
    if (isHeld) site.hold()
    if (isProxySeen) site.seeProxy()
  },
  hold: () => {
    isHeld = true
    site?.hold()
  },
  resume: () => {
    isHeld = false
    site?.resume()
  },
  seeProxy: () => {
    isProxySeen = true
    site?.seeProxy()
  },
  readMetrics: async () => (await site?.readMetrics()) ?? [],
  stop: async graceMs => {
    await site?.close(graceMs)
    process.exit(0)
  },
}
const first = openLine<CalledOfFirst>(
  message => process.send?.(message, undefined, undefined, () => {}),
  own,
  log,
)

process.on('message', (message: { kind?: string; id: number }, socket?: Socket) => {
  if (message.kind !== 'connection') return first.hear(message)
  first.tell('took', message.id)
  // Without a socket the client has gone on the way.
  if (socket) site?.take(socket)
})
// Without the first one nothing that it counts would hold, and the port is gone.
process.on('disconnect', () => process.exit(1))
// They reach all processes of a terminal or a service at once: the first one decides, which still hands out connections.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => first.tell('leave'))
