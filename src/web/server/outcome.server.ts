import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Context } from '../../domain/caller/context.ts'
import {
  type DomainError,
  type FieldErrors,
  type Invalid,
  isDomainError,
  type TooMany,
} from '../../domain/caller/errors.ts'
import { sessionCookieName } from '../../platform/auth/doors.ts'
import { href, pagePath } from '../addresses.ts'
import type { PageProblem } from '../page-problem.ts'
import { pageQuery } from '../parts/shared/filters/clean-address.ts'
import { getContext, getFacts } from './context.server.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>

export const statuses: Record<DomainError['kind'], number> = {
  'not-found': 404,
  gone: 410,
  'not-allowed': 403,
  'sign-in-required': 401,
  conflict: 409,
  invalid: 400,
  'too-many': 429,
  'no-room': 507,
  unavailable: 503,
}

/** A loader that is handed the domain's context; a domain error becomes the error page with the right status. */
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

/** An action; invalid input comes back as `{ errors }` with 400 for the form, other domain errors as the error page. */
export function pageAction<A extends Args, T>(work: (ctx: Context, args: A) => Promise<T>) {
  return async (args: A): Promise<T | ReturnType<typeof invalid>> => {
    try {
      return await work(getContext(args), args)
    } catch (error) {
      if (isDomainError(error) && error.kind === 'invalid') return invalid((error as Invalid).fields)
      throw asResponse(error, args)
    }
  }
}

function invalid(errors: FieldErrors) {
  return data({ errors }, { status: 400 })
}

/** What is thrown for an error: the error page of a domain error, the way to sign in, or the defect itself. */
export function asResponse(error: unknown, args: Args): unknown {
  if (!isDomainError(error)) return error
  if (error.kind === 'sign-in-required') return signInFirst(args)
  const problem: PageProblem = { key: error.key, params: error.params }
  const headers: Record<string, string> = {}
  if (error.kind === 'too-many') headers['retry-after'] = String((error as TooMany).retryAfterSeconds)
  if (error.kind === 'unavailable') headers['retry-after'] = '5'
  return data(problem, { status: statuses[error.kind], headers })
}

/** To the sign-in that is missing, with the way back: the form's own page when a form was sent. */
function signInFirst({ request, context }: Args): Response {
  const { ctx, door, visitor, env } = getFacts(context)
  const { kind } = ctx.actor
  const page = signInPages[door][kind === 'challenged' || kind === 'enrolling' ? kind : 'start']
  const url = new URL(request.url)
  const way = new URLSearchParams({ redirectTo: pagePath(url.pathname) + pageQuery(url) })
  // A session that the browser still shows but that is gone was ended from elsewhere: the page says so.
  if (ctx.actor.kind === 'guest' && visitor.cookie.includes(`${sessionCookieName(door, env.publicUrl)}=`))
    way.set('ended', '1')
  return redirect(`${href(page, ctx.locale)}?${way}`)
}

const signInPages = {
  site: { start: 'login', challenged: 'second-factor', enrolling: 'login' },
  admin: { start: 'admin-login', challenged: 'admin-second-factor', enrolling: 'admin-set-up-factor' },
} as const
