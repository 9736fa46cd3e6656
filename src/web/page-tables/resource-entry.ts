import type { AddressEntry } from '../address-entry.ts'

export type ResourceEntry = AddressEntry & {
  /** Answers without a language prefix only, because the response does not depend on the language. */
  hasNoLanguage?: true
}
