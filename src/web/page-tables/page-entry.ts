import type { AddressEntry } from '../address-entry.ts'

/** One row of the table of pages. */
export type PageEntry = AddressEntry & {
  file: string
  /**
   * A public page: it loads without the texts of accounts, and its rendering is cached for all guests (see `answer-pages.ts`). Leaving it
   * out is safe, only slower.
   */
  isForEveryone?: true
  /** A step of signing in. Never used as the page to return to after signing in, which would lead in a circle. */
  isEntrance?: true
}
