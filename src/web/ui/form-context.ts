import { createContext } from 'react'

/** Name of the first invalid field on load: autofocused, also without scripts. */
export const FirstWrongField = createContext<string | null>(null)

/** Fields edited since the response; its errors about them may be outdated. */
export const CorrectedFields = createContext<ReadonlySet<string>>(new Set())

/** Whether a field, or any field of a group with this name, has been edited since. */
export function isCorrected(name: string, corrected: ReadonlySet<string>): boolean {
  return [...corrected].some(
    other => other === name || other.startsWith(`${name}.`) || other.startsWith(`${name}[`),
  )
}
