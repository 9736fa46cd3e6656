import { readdirSync, readFileSync } from 'node:fs'

/** Resident memory of a process tree in MB (Linux only). */
export function treeMemoryMb(processId: number): number {
  const known = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const parents = new Map(known.map(id => [Number(id), numberOf(id, 'PPid')]))
  const isBelow = (id: number): boolean => {
    const parent = parents.get(id)
    return id === processId || (parent !== undefined && parent > 1 && isBelow(parent))
  }
  const kilobytes = [...parents.keys()].filter(isBelow).map(id => numberOf(String(id), 'VmRSS'))
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
}

/** 0 for a process that has just ended. */
function numberOf(id: string, line: string): number {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8')
    return Number(new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  } catch {
    return 0
  }
}
