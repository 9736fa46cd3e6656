import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { output, ZodType } from 'zod'
import type { Context } from '../../../../../domain/caller/context.ts'
import { isDomainError } from '../../../../../domain/caller/errors.ts'
import { httpOutcome } from '../../../../../domain/caller/http-outcome.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { inPlaceField } from '../../../../parts/shared/emma/emma.values.ts'
import { emmaPath } from '../../../../parts/shared/emma/emma-path.ts'
import { type AskedPlace, askedIn } from '../../../../parts/shared/emma/emma-view.server.ts'
import type { EmmaAnswer } from '../../../../parts/shared/emma/emma-view.ts'
import { contextToLeave } from '../../../../server/browser-key.server.ts'
import { getContext } from '../../../../server/context.server.ts'
import type { Handle } from '../../../../server/form.server.ts'
import { messageOf } from '../../../../server/outcome.server.ts'
import { unreadableForm } from '../../../../server/read-fields.server.ts'

/** Where a form leads without scripts: to a conversation, at one of its turns. */
type Shown = { conversation: string | null; turn?: number }

type Work<Input> = (
  ctx: Context,
  input: Input,
  asked: AskedPlace,
  args: ActionFunctionArgs,
) => Promise<Shown | Response>

/**
 * A form of a conversation. What is refused is said in words beside the field, with the question in it: the texts are on the server only.
 * Scripts get data; without them the page follows.
 */
export function emmaForm<S extends ZodType>(schema: S, work: Work<output<S>>): Handle<EmmaAnswer> {
  const handle = async (name: string, fields: FormData, args: ActionFunctionArgs) => {
    const asked = askedIn(new URL(args.request.url))
    const question = String(fields.get('text') ?? '')
    const answer = (done: Partial<EmmaAnswer>, init: ResponseInit = {}) =>
      data<FormAnswer<EmmaAnswer>>(
        { form: name, result: null, done: { problem: null, question: '', isDeleted: false, ...done } },
        init,
      )
    const read = schema.safeParse(Object.fromEntries(fields))
    const t = translator(getContext(args).locale)
    if (!read.success) {
      const [issue] = read.error.issues
      // Only a question can be mistaken; the other fields are the page's own.
      if (issue?.path[0] !== 'text') throw unreadableForm()
      return answer({ problem: t(issue.message), question }, { status: 400 })
    }
    try {
      const shown = await work(contextToLeave(args, 'assistant'), read.data, asked, args)
      if (shown instanceof Response) return shown
      if (fields.has(inPlaceField)) return answer({ isDeleted: shown.conversation === null })
      const path = emmaPath(href('emma', getContext(args).locale), {
        ...asked,
        conversation: shown.conversation,
      })
      return redirect(shown.turn === undefined ? path : `${path}#turn-${shown.turn}`)
    } catch (error) {
      if (!isDomainError(error) || error.kind === 'sign-in-required') throw error
      const { key, params } = messageOf(error)
      return answer({ problem: t(key, params), question }, httpOutcome(error))
    }
  }
  return Object.assign(handle, { schema })
}
