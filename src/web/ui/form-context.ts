import { createContext } from 'react'

/** The name of the first field that is wrong when the page arrives: without scripts the browser puts the cursor there. */
export const FirstWrongField = createContext<string | null>(null)

/** The fields that were changed since the answer came: what it said of them may be true no longer. */
export const CorrectedFields = createContext<ReadonlySet<string>>(new Set())

/** Whether what is wrong with a field, or with a group of fields of this name, has been worked on. */
export function isCorrected(name: string, corrected: ReadonlySet<string>): boolean {
  return [...corrected].some(
    other => other === name || other.startsWith(`${name}.`) || other.startsWith(`${name}[`),
  )
}
