import { hash } from 'node:crypto'
import type { Database } from '../../db/client.ts'
import type { Later } from '../../platform/process/clock.ts'
import type { Log } from '../../platform/process/log.ts'
import type { SwitchKey } from '../caller/switch-key.values.ts'
import type { Switches } from '../caller/switches.ts'
import { selectSwitches } from './switch.queries.ts'
import type { SwitchRow } from './switch.schema.ts'

/** Together with the time that reading takes it stays below the promised five seconds. */
const readMs = 4_000

export type OpenSwitches = Switches & {
  /** Reads them now, for the process that has just set one. */
  refresh(): Promise<void>
  close(): void
}

type Options = { db: Database; later: Later; log: Log }

/** Follows the switches in the database. While it does not answer, what was last read goes on to hold. */
export async function openSwitches({ db, later, log }: Options): Promise<OpenSwitches> {
  let rows = new Map<SwitchKey, SwitchRow>()
  let cancel = () => {}
  let isClosed = false
  const refresh = async () => {
    rows = new Map((await selectSwitches(db)).map(row => [row.key, row]))
  }
  const readAgain = async () => {
    await refresh().catch((error: unknown) => log.warn({ err: error }, 'switches could not be read'))
    if (!isClosed) cancel = later(() => void readAgain(), readMs)
  }
  await refresh()
  cancel = later(() => void readAgain(), readMs)
  return {
    isOn: (key, subject) => {
      const row = rows.get(key)
      if (!row || row.state === 'on') return true
      if (row.state === 'off' || subject === undefined) return false
      return shareOf(key, subject) < (row.percent ?? 0)
    },
    refresh,
    close: () => {
      isClosed = true
      cancel()
    },
  }
}

/** From 0 to 99: the same for somebody at all times, and for each switch another one, so that no one is always among the first. */
function shareOf(key: SwitchKey, subject: string): number {
  return hash('sha256', `${key} ${subject}`, 'buffer').readUInt32BE(0) % 100
}
