import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data } from 'react-router'
import type { output, ZodType } from 'zod'
import type { Context } from '../../domain/caller/context.ts'
import { type FieldErrors, isDomainError } from '../../domain/caller/errors.ts'
import { browserKeyField } from '../browser-key.ts'
import { type FormAnswer, type FormMessage, rowButtonField } from '../form-answer.ts'
import { proposeBrowserKey } from './browser-key.server.ts'
import { getContext } from './context.server.ts'
import { inWords } from './in-words.server.ts'
import { asResponse, formOutcome } from './outcome.server.ts'
import { readFields, unreadableForm } from './read-fields.server.ts'

type Result = NonNullable<FormAnswer['result']>
type Answered<Done> = ReturnType<typeof data<FormAnswer<Done>>>
export type Handle<Done> = {
  (name: string, fields: FormData, args: ActionFunctionArgs): Promise<Response | Answered<Done>>
  schema: ZodType
}

/**
 * The action of a page with one or more named forms; `SiteForm` adds a hidden field with the name. Errors are returned as a `FormAnswer`
 * with their status (400 for invalid input) and all input except secrets, so the page works the same with and without scripts.
 */
export function formAction<Done = never>(forms: Record<string, Handle<Done>>) {
  const action = async (args: ActionFunctionArgs): Promise<Response | Answered<Done>> => {
    const fields = await readFields(args.request)
    proposeBrowserKey(args, fields.get(browserKeyField))
    const name = String(fields.get('form') ?? '')
    const handle = Object.hasOwn(forms, name) ? forms[name] : undefined
    if (!handle) throw unreadableForm()
    try {
      return await handle(name, fields, args)
    } catch (error) {
      // Custom handlers throw domain errors; responses pass through.
      throw asResponse(error, args)
    }
  }
  // Exposed for tests that walk every form of the site, so that none can be missed.
  return Object.assign(action, { forms })
}

/** The form comes back with everything typed, and the page shows `done` beside it: for a step before it is really sent. */
export class KeepTyped<Done> {
  readonly done: Done
  constructor(done: Done) {
    this.done = done
  }
}

type DoneOf<Answer> = Answer extends KeepTyped<infer Done> ? Done : Exclude<Answer, Response>

/**
 * One form of a page: valid input is passed to `work`, which returns a redirect or what the page shows instead of the form. `secret` lists
 * fields never sent back; `isRaw` passes the raw strings to the schema.
 */
export function form<S extends ZodType, Answer>(
  options: {
    schema: S
    secret?: readonly string[]
    isRaw?: boolean
    /** Further errors of input that fails the schema, so that all are reported at once. */
    alsoWrong?: (ctx: Context, fields: FormData, args: ActionFunctionArgs) => Promise<FieldErrors>
  },
  work: (ctx: Context, input: output<S>, args: ActionFunctionArgs) => Promise<Answer>,
): Handle<DoneOf<Answer>> {
  type Done = DoneOf<Answer>
  const handle = async (name: string, fields: FormData, args: ActionFunctionArgs) => {
    const submission = readSubmission(fields, options)
    const hidden = { hideFields: [...(options.secret ?? [])] }
    const answer = (result: FormAnswer['result'], init: ResponseInit) =>
      data<FormAnswer<Done>>({ form: name, result: result && inWordsOf(args, result), done: null }, init)
    // A button that only adds or removes a row is no error.
    const status = submission.status === 'error' ? 400 : 200
    if (submission.status !== 'success') {
      const result = submission.reply(hidden)
      const also =
        submission.status === 'error' && (await options.alsoWrong?.(getContext(args), fields, args))
      return answer(also ? { ...result, error: { ...result.error, ...also } } : result, { status })
    }
    try {
      const done = await work(getContext(args), submission.value, args)
      if (done instanceof Response) return done
      if (done instanceof KeepTyped) {
        const result = { ...submission.reply(hidden), status: 'error' as const, error: {} }
        return data<FormAnswer<Done>>({ form: name, result, done: done.done as Done })
      }
      // The cast: anything but a response is a `Done`.
      return data<FormAnswer<Done>>({ form: name, result: null, done: done as Done })
    } catch (error) {
      const outcome = isDomainError(error) ? formOutcome(error) : null
      if (!outcome) throw asResponse(error, args)
      return answer(submission.reply({ ...hidden, ...outcome.errors }), outcome.init)
    }
  }
  return Object.assign(handle, { schema: options.schema })
}

/** @throws the error page when a row button targets something other than a list */
function readSubmission<S extends ZodType>(
  fields: FormData,
  { schema, isRaw = false }: { schema: S; isRaw?: boolean },
) {
  try {
    return parseWithZod(fields, { schema, formatError: asMessages, disableAutoCoercion: isRaw })
  } catch (error) {
    throw fields.has(rowButtonField) ? unreadableForm() : error
  }
}

function inWordsOf(args: ActionFunctionArgs, result: Result): Result {
  if (!result.error) return result
  const { locale } = getContext(args)
  const error = Object.entries(result.error).map(([name, messages]) => [
    name,
    messages?.map(message => inWords(message, locale)),
  ])
  return { ...result, error: Object.fromEntries(error) }
}

function asMessages(issues: { message: string }[]): FormMessage[] {
  return issues.map(({ message }) => ({ key: message }))
}
