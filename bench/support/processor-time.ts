import { readdirSync, readFileSync } from 'node:fs'
import type { BenchSite } from './site.ts'

/** Seconds of processor time that were used until now; zero where they cannot be read. */
export type ProcessorTime = { site: number; database: number }

/**
 * What the site says of itself, which counts all its processes and their threads, and what the processes of a database took that was
 * started in the folder of the bench (Linux only).
 */
export async function processorTime({ base, own }: BenchSite): Promise<ProcessorTime> {
  const answer = await fetch(`${base}/metrics`)
  const [, seconds = '0'] = /^process_cpu_seconds_total (\S+)/m.exec(await answer.text()) ?? []
  return { site: Number(seconds), database: own ? databaseSeconds(own.folder) : 0 }
}

export function since(before: ProcessorTime, now: ProcessorTime): ProcessorTime {
  return { site: now.site - before.site, database: now.database - before.database }
}

const ticksPerSecond = 100

function databaseSeconds(folder: string): number {
  const processes = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const server = processes.find(pid => {
    const command = readText(`/proc/${pid}/cmdline`)
    return command.includes('postgres') && command.includes(folder)
  })
  let ticks = 0
  for (const pid of processes) {
    // After the name in brackets, which may have blanks in it: state, parent, and the times as the 12th and 13th.
    const facts = readText(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
    if (facts[1] === server) ticks += Number(facts[11]) + Number(facts[12])
  }
  return ticks / ticksPerSecond
}

/** Processes end while we look. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
