import type { SubmissionResult } from '@conform-to/react'

/** A text by its key, as the domain's errors and the schemas name them. */
export type FormMessage = { key: string; params?: Record<string, string | number> }

/** What an action says to a form of its page: `result` after a mistake, `done` after success without a redirect. */
export type FormAnswer<Done = null> = {
  form: string
  result: SubmissionResult<FormMessage[]> | null
  done: Done | null
}

/** Stands on an answer of a form whose status alone would look as if nobody had answered: it says itself what is wrong. */
export const formAnswerHeader = 'x-form-answer'
