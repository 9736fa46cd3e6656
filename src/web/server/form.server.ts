import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data } from 'react-router'
import type { output, ZodType } from 'zod'
import type { Context } from '../../domain/caller/context.ts'
import {
  type DomainError,
  type FieldErrors,
  type Invalid,
  isDomainError,
  type TooMany,
} from '../../domain/caller/errors.ts'
import { browserKeyField } from '../browser-key.ts'
import { type FormAnswer, type FormMessage, formAnswerHeader } from '../form-answer.ts'
import { proposeBrowserKey } from './browser-key.server.ts'
import { getContext } from './context.server.ts'
import { asResponse, statuses } from './outcome.server.ts'
import { readFields, unreadableForm } from './read-fields.server.ts'

type Answered<Done> = ReturnType<typeof data<FormAnswer<Done>>>
export type Handle<Done> = {
  (name: string, fields: FormData, args: ActionFunctionArgs): Promise<Response | Answered<Done>>
  schema: ZodType
}

/**
 * The action of a page with forms, by their names; which one was sent says the hidden field that `SiteForm` adds.
 * Mistakes come back as a `FormAnswer` with the status of the mistake (400 for invalid input) and everything typed, except
 * what is secret; so the page is the same with scripts and without.
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
      // Forms of their own making throw what the domain throws; responses pass as they are.
      throw asResponse(error, args)
    }
  }
  // What it takes, told to the tests that walk every form of the site: none can be left out there.
  return Object.assign(action, { forms })
}

/**
 * One form of a page: input that fits `schema` goes to `work`, which answers with a redirect or with what the page shows
 * instead of the form. `secret` names the fields that are never sent back; `isRaw` hands the schema the texts as they were sent.
 */
export function form<S extends ZodType, Answer>(
  options: {
    schema: S
    secret?: readonly string[]
    isRaw?: boolean
    /** What else is wrong with a form that does not fit the schema, so that everything is named at once. */
    alsoWrong?: (ctx: Context, fields: FormData, args: ActionFunctionArgs) => Promise<FieldErrors>
  },
  work: (ctx: Context, input: output<S>, args: ActionFunctionArgs) => Promise<Answer>,
): Handle<Exclude<Answer, Response>> {
  type Done = Exclude<Answer, Response>
  const handle = async (name: string, fields: FormData, args: ActionFunctionArgs) => {
    const submission = readSubmission(fields, options)
    const hidden = { hideFields: [...(options.secret ?? [])] }
    const answer = (result: FormAnswer['result'], init: ResponseInit) =>
      data<FormAnswer<Done>>({ form: name, result, done: null }, init)
    // A button that only adds or removes a row is no mistake.
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
      // The cast: what is no response is what is done.
      return data<FormAnswer<Done>>({ form: name, result: null, done: done as Done })
    } catch (error) {
      if (!isDomainError(error) || !inForm.has(error.kind)) throw asResponse(error, args)
      return answer(submission.reply({ ...hidden, ...errorsOf(error) }), initOf(error))
    }
  }
  return Object.assign(handle, { schema: options.schema })
}

/** @throws the error page for a button that adds a row to what is no list */
function readSubmission<S extends ZodType>(
  fields: FormData,
  { schema, isRaw = false }: { schema: S; isRaw?: boolean },
) {
  try {
    return parseWithZod(fields, { schema, formatError: asMessages, disableAutoCoercion: isRaw })
  } catch (error) {
    throw fields.has('__intent__') ? unreadableForm() : error
  }
}

/** Told beside the form; for everything else there is no form to go on with. */
const inForm = new Set<DomainError['kind']>([
  'invalid',
  'conflict',
  'too-many',
  'not-allowed',
  'no-room',
  'unavailable',
])

function asMessages(issues: { message: string }[]): FormMessage[] {
  return issues.map(({ message }) => ({ key: message }))
}

function errorsOf(error: DomainError): {
  formErrors?: FormMessage[]
  fieldErrors?: Record<string, FormMessage[]>
} {
  if (error.kind !== 'invalid') return { formErrors: [{ key: error.key, params: error.params }] }
  // The cast: the kind is the class.
  const { '': formErrors, ...fieldErrors } = (error as Invalid).fields
  return { ...(formErrors && { formErrors }), fieldErrors }
}

function initOf(error: DomainError): ResponseInit {
  const headers: Record<string, string> = {}
  if (error.kind === 'too-many') headers['retry-after'] = String((error as TooMany).retryAfterSeconds)
  if (error.kind === 'unavailable') headers[formAnswerHeader] = 'yes'
  return { status: statuses[error.kind], headers }
}
