import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Context } from '../../domain/caller/context.ts'
import { type DomainError, type FieldErrors, isDomainError } from '../../domain/caller/errors.ts'
import { httpOutcome } from '../../domain/caller/http-outcome.ts'
import { sessionCookieName } from '../../platform/auth/realms.ts'
import { href } from '../addresses.ts'
import { type FormMessage, formAnswerHeader } from '../form-answer.ts'
import type { PageProblem } from '../page-problem.ts'
import { wayBackQuery } from '../way-back.ts'
import { getContext, getFacts } from './context.server.ts'
import { thisPage } from './this-page.server.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>

/** Wraps a loader; domain errors become error pages with the right status. */
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

/** Wraps an action; invalid input is returned as `{ errors }` with 400 for the form, other domain errors as error pages. */
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

/** Domain errors become error pages, a missing sign-in a redirect; defects are returned as they are. */
export function asResponse(error: unknown, args: Args): unknown {
  if (!isDomainError(error)) return error
  if (error.kind === 'sign-in-required') return signInFirst(args)
  const problem: PageProblem = { key: error.key, params: error.params }
  return data(problem, httpOutcome(error))
}

type FormOutcome = {
  errors: { formErrors?: FormMessage[]; fieldErrors?: Record<string, FormMessage[]> }
  init: { status: number; headers: Record<string, string> }
}

/** What is told of an error beside its form; null where there is no form to go on with, so that the error has a page of its own. */
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

/** The first thing to say about an error. */
export function messageOf(error: DomainError): FormMessage {
  const [first] = error.kind === 'invalid' ? Object.values(error.fields).flat() : []
  return first ?? { key: error.key, params: error.params }
}

/** Redirects to the right sign-in page, with the way back: the form's own page when a form was sent. */
function signInFirst({ request, context }: Args): Response {
  const { ctx, realm, env } = getFacts(context)
  const { kind } = ctx.actor
  const page = signInPages[realm][kind === 'challenged' || kind === 'enrolling' ? kind : 'start']
  // A session cookie without a session: it was revoked from elsewhere, which the page explains.
  const isEnded =
    ctx.actor.kind === 'guest' && ctx.client.cookie.includes(`${sessionCookieName(realm, env.publicUrl)}=`)
  return redirect(href(page, ctx.locale) + wayBackQuery(thisPage(request), isEnded ? { ended: '1' } : {}))
}

const signInPages = {
  site: { start: 'login', challenged: 'second-factor', enrolling: 'login' },
  admin: { start: 'admin-login', challenged: 'admin-second-factor', enrolling: 'admin-set-up-factor' },
} as const
