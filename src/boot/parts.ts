import { StartError } from '../platform/process/start-error.ts'

const parts = ['web', 'worker'] as const
export type Part = (typeof parts)[number]

/**
 * Parts to run in this process: `--parts=web,worker`, all by default.
 * @throws {StartError} naming an unknown part or argument
 */
export function readParts(words: string[]): Set<Part> {
  const unknown = words.filter(word => !word.startsWith('--parts=') && word !== '--dev')
  if (unknown.length > 0)
    throw new StartError(`Unknown: ${unknown.join(' ')}. Allowed is --parts=${parts.join(',')}.`)
  const given = words.find(word => word.startsWith('--parts='))?.slice('--parts='.length)
  if (given === undefined) return new Set(parts)
  const chosen = given.split(',').map(name => {
    const part = parts.find(known => known === name.trim())
    if (!part) throw new StartError(`--parts: found "${name}", allowed are ${parts.join(', ')}.`)
    return part
  })
  return new Set(chosen)
}
