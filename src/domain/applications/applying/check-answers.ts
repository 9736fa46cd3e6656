import { type FieldErrors, Invalid } from '../../caller/errors.ts'
import { type Answer, type Question, questionSchema } from '../application.schema.ts'

/** A job's stored questions; malformed entries are skipped. */
export function questionsIn(stored: unknown): Question[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap(each => questionSchema.safeParse(each).data ?? [])
}

/**
 * The answers with the questions' current wording, in the order of the questions.
 * @throws {Invalid} on `answers.<id>` for one that is missing or not among the choices
 */
export function checkAnswers(questions: readonly Question[], given: Record<string, string>): Answer[] {
  const problems = wrongAnswers(questions, given)
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  return questions.flatMap(question => {
    const answer = (given[question.id] ?? '').trim()
    const { id, kind, text } = question
    return answer === '' ? [] : [{ id, kind, text, answer }]
  })
}

/** Errors keyed by `answers.<id>`: missing, or not among the choices. */
export function wrongAnswers(questions: readonly Question[], given: Record<string, string>): FieldErrors {
  const problems: FieldErrors = {}
  for (const question of questions) {
    const answer = (given[question.id] ?? '').trim()
    const isMissing = answer === '' && question.isRequired
    if (isMissing) problems[`answers.${question.id}`] = [{ key: 'application.answer-missing' }]
    else if (answer !== '' && !isPossible(question, answer))
      problems[`answers.${question.id}`] = [{ key: 'application.answer-wrong' }]
  }
  return problems
}

function isPossible({ kind, options }: Question, answer: string): boolean {
  if (kind === 'yes-no') return answer === 'yes' || answer === 'no'
  return kind === 'text' || options.includes(answer)
}
