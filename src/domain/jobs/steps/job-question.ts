/** What an ad asks its applicants, as the row of the job keeps it. */
export type JobQuestion = {
  id: string
  kind: 'yes-no' | 'choice' | 'text'
  text: string
  /** Of a choice, in the order in which they are offered. */
  options: string[]
  isRequired: boolean
}
