import type { RawBuilder } from 'kysely'

export type Fragment = RawBuilder<unknown>

/** How a list is read from its table. */
export type ListSource = {
  table: string
  /** `t` is the table of the rows, with what its columns need. Filters and orders know `t` alone. */
  from: Fragment
  idType: 'integer' | 'uuid'
  /** Which rows of the table the list is about, if not all. */
  only?: Fragment
  /** The indexed expression of the words, the same as in the migration; null where words are only people's names. */
  doc: Fragment | null
  /** Whose the rows are, each as it is indexed, where they are found by people too. */
  people?: readonly Fragment[]
  /** Rows by another number than their id, if that is what was asked. */
  known?: (asked: string) => Fragment | null
  columns: Record<string, ListColumn>
  filters: Record<string, (value: string, now: Date) => Fragment>
}

/** What follows from the clock is asked with the clock of whoever asks. */
export type ListColumn = Fragment | ((now: Date) => Fragment)
