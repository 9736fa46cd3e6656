/**
 * What a name stands for before its pay group is known: "TVöD" alone is three tables, "AVR" those of two churches. Names of a single scheme
 * are its id.
 */
export type Family = string

export type SchemeWord = {
  family: Family
  /** What stands behind the name and tells the branch ("P", "VKA", "Caritas"), folded to lower case. */
  branch: string
  from: number
  to: number
}
