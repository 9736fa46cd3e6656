import type { SwitchKey } from './switch-key.values.ts'

/** What is turned on, from memory; at most five seconds behind the database. */
export type Switches = {
  /** `subject` names the person or the browser that it is for; without one, what is on for a share is off. */
  isOn(key: SwitchKey, subject?: string): boolean
}

/** For commands and tests. */
export const everythingOn: Switches = { isOn: () => true }
