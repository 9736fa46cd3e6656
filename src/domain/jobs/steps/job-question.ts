/** A screening question as stored with the job. */
export type JobQuestion = {
  id: string
  kind: 'yes-no' | 'choice' | 'text'
  text: string
  /** For a choice, in display order. */
  options: string[]
  isRequired: boolean
}
