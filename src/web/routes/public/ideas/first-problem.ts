import type { FormAnswer } from '../../../form-answer.ts'

/** The first thing that is wrong, for buttons, which have no field to say it at. */
export function firstProblem(answer: FormAnswer<unknown> | undefined): string | null {
  const messages = Object.values(answer?.result?.error ?? {}).flatMap(each => each ?? [])
  return messages[0]?.text ?? null
}
