import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Context } from '../../domain/caller/context.ts'
import { type DomainError, type FieldErrors, isDomainError, NotAllowed } from '../../domain/caller/errors.ts'
import { httpOutcome } from '../../domain/caller/http-outcome.ts'
import { translator } from '../../i18n/translate.ts'
import { sessionCookieName } from '../../platform/auth/realms.ts'
import { href } from '../addresses.ts'
import { type FormMessage, formAnswerHeader } from '../form-answer.ts'
import type { PageProblem } from '../page-problem.ts'
import { wayBackQuery } from '../way-back.ts'
import { getContext, getFacts } from './context.server.ts'
import { inWords } from './in-words.server.ts'
import { thisPage } from './this-page.server.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>

/** Wraps a loader: domain errors become error pages with the matching status. */
export function pageLoader<A extends Args, T>(
  work: (ctx: Context, args: A) => Promise<T>,
): (args: A) => Promise<T> {
  return async args => {
    try {
      return await work(getContext(args), args)
    } catch (error) {
      throw asResponse(error, args)
    }
  }
}

/** Wraps an action without a form component: invalid input is returned as `{ errors }` with 400, other domain errors become error pages. */
export function pageAction<A extends Args, T>(work: (ctx: Context, args: A) => Promise<T>) {
  return async (args: A): Promise<T | ReturnType<typeof invalid>> => {
    try {
      return await work(getContext(args), args)
    } catch (error) {
      if (isDomainError(error) && error.kind === 'invalid') return invalid(error.fields)
      throw asResponse(error, args)
    }
  }
}

function invalid(errors: FieldErrors) {
  return data({ errors }, { status: 400 })
}

/** Domain errors become error pages and a missing sign-in a redirect. Anything else is returned unchanged, to be logged as a defect. */
export function asResponse(error: unknown, args: Args): unknown {
  if (isRefusedWrite(error)) return asResponse(new NotAllowed('records.view.not-shown'), args)
  if (!isDomainError(error)) return error
  if (error.kind === 'sign-in-required') return signInFirst(args)
  const { actor, locale } = getContext(args)
  const { key, params } = error
  const title = titles[key]
  const t = translator(locale)
  const problem: PageProblem = {
    ...inWords({ key, params }, locale),
    ...(title && { title: t(title) }),
    ...(actor.kind === 'admin' && {
      way: { to: href('admin-dashboard', locale), label: t('admin.way-back') },
    }),
  }
  return data(problem, httpOutcome(error))
}

/** Reasons whose page is headed by more than what the status says. */
const titles: Partial<Record<string, string>> = {
  'admin.permission-missing': 'admin.permission-title',
  'error.not-allowed': 'refusal.title',
}

/** A page that notes its reading cannot be shown to an administrator who only looks: the database refuses the note. */
function isRefusedWrite(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25006'
}

type FormOutcome = {
  errors: { formErrors?: FormMessage[]; fieldErrors?: Record<string, FormMessage[]> }
  init: { status: number; headers: Record<string, string> }
}

/** What to show with the form that failed; null for errors that leave no form to correct, which get an error page instead. */
export function formOutcome(error: DomainError): FormOutcome | null {
  const init = httpOutcome(error)
  switch (error.kind) {
    case 'invalid': {
      const { '': formErrors, ...fieldErrors } = error.fields
      return { errors: { ...(formErrors && { formErrors }), fieldErrors }, init }
    }
    case 'unavailable': {
      const headers = { ...init.headers, [formAnswerHeader]: 'yes' }
      return { errors: { formErrors: [messageOf(error)] }, init: { ...init, headers } }
    }
    case 'conflict':
    case 'too-many':
    case 'not-allowed':
    case 'no-room':
      return { errors: { formErrors: [messageOf(error)] }, init }
    case 'not-found':
    case 'gone':
    case 'sign-in-required':
      return null
    default:
      return error satisfies never
  }
}

/** One message for places that show only one, such as a toast: the first field error, otherwise the error's own text. */
export function messageOf(error: DomainError): FormMessage {
  const [first] = error.kind === 'invalid' ? Object.values(error.fields).flat() : []
  return first ?? { key: error.key, params: error.params }
}

/** Leads back after signing in: to the requested page, or to the page of the form that was sent. */
function signInFirst({ request, context }: Args): Response {
  const { ctx, realm, env } = getFacts(context)
  const { kind } = ctx.actor
  const page = signInPages[realm][kind === 'challenged' || kind === 'enrolling' ? kind : 'start']
  // A session cookie without a session: it expired or was revoked elsewhere, which the sign-in page then explains.
  const isEnded =
    ctx.actor.kind === 'guest' && ctx.client.cookie.includes(`${sessionCookieName(realm, env.publicUrl)}=`)
  return redirect(href(page, ctx.locale) + wayBackQuery(thisPage(request), isEnded ? { ended: '1' } : {}))
}

const signInPages = {
  site: { start: 'login', challenged: 'second-factor', enrolling: 'login' },
  admin: { start: 'admin-login', challenged: 'admin-second-factor', enrolling: 'admin-set-up-factor' },
} as const
