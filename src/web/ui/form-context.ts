import { createContext } from 'react'

/** The first invalid field gets `autofocus` in the markup, so it has the focus without scripts too. */
export const FirstWrongField = createContext<string | null>(null)

/** Fields edited since the last response. Their errors are hidden, because they may no longer apply. */
export const CorrectedFields = createContext<ReadonlySet<string>>(new Set())

/** Editing one field of a group counts for the group's errors. */
export function isCorrected(name: string, corrected: ReadonlySet<string>): boolean {
  return [...corrected].some(
    other => other === name || other.startsWith(`${name}.`) || other.startsWith(`${name}[`),
  )
}
