import type { Actor } from './actor.ts'
import type { Client } from './client.ts'

export type AskedSearch = { text: string; found: number; isCorrected: boolean }

/** Counts what is searched for, without who; see decision 0047. */
export type SearchCounter = {
  note(reader: { readonly actor: Actor; readonly client: Client }, search: AskedSearch): void
}

/** For commands, tasks and tests. */
export const noSearchCounter: SearchCounter = { note: () => {} }
