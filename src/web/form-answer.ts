import type { SubmissionResult } from '@conform-to/dom'
import type { Translate } from '../i18n/make-translator.ts'

/**
 * A translation key with its parameters, as domain errors and schemas carry it. The server adds the text, because a page has only the
 * texts that its own code names; what the browser notices itself has none yet.
 */
export type FormMessage = { key: string; params?: Record<string, string | number>; text?: string }

export function textOf({ key, params, text }: FormMessage, t: Translate): string {
  return text ?? t(key, params)
}

/** What an action returns to a form of its page. `result` is set after a mistake, `done` after success without a redirect; both where a step
 * comes before the form is sent (see `KeepTyped`). */
export type FormAnswer<Done = null> = {
  form: string
  result: SubmissionResult<FormMessage[]> | null
  done: Done | null
}

/** Marks a 503 that a form handler sent on purpose. Without it `patient-fetch.ts` takes a 503 for a site that cannot be reached. */
export const formAnswerHeader = 'x-form-answer'

/** The field of a button that adds a row to a list of the form or takes one away: the server answers with the form as it is then. */
export const rowButtonField = '__intent__'
