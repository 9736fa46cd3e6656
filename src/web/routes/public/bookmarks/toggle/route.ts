import { type BookmarkKey, bookmarkSchema } from '../../../../../domain/bookmarks/bookmark.schema.ts'
import type { Context } from '../../../../../domain/caller/context.ts'
import { isDomainError, NotFound } from '../../../../../domain/caller/errors.ts'
import { httpOutcome } from '../../../../../domain/caller/http-outcome.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'
import type { BookmarkAnswer } from '../../../../parts/shared/bookmarks/bookmark-answer.ts'
import { removeBookmark, saveBookmark } from '../../../../parts/shared/bookmarks/set-bookmark.server.ts'
import {
  bookmarkPath,
  wantedBookmarkCookie,
} from '../../../../parts/shared/bookmarks/wanted-bookmark.server.ts'
import { getFacts } from '../../../../server/context.server.ts'
import type { ToastNote } from '../../../../server/http/cookies.ts'
import { pageAction } from '../../../../server/outcome.server.ts'
import { readFields } from '../../../../server/read-fields.server.ts'
import { redirectWithToast, toastHeaders } from '../../../../server/redirect-with-toast.server.ts'
import { sentFrom } from '../../../../server/this-page.server.ts'
import type { Route } from './+types/route.ts'

/** Answers every bookmark button: with a redirect back to its page without scripts, with JSON when a script asks. */
export const action = pageAction(async (ctx, args: Route.ActionArgs) => {
  const isWanted = (await readFields(args.request)).get('saved') === 'true'
  const { success, data: thing } = bookmarkSchema.safeParse(args.params)
  if (!success) throw new NotFound()
  const { request } = args
  try {
    if (isWanted) await saveBookmark(ctx, thing)
    else await removeBookmark(ctx, thing)
  } catch (error) {
    if (!isDomainError(error)) throw error
    if (error.kind === 'sign-in-required' || error.kind === 'not-allowed')
      return finishLater(ctx, thing, args, error.kind === 'sign-in-required')
    const title = `bookmark-list.failed.${isWanted ? 'save' : 'remove'}-${thing.kind}`
    const note = { title, description: error.key, tone: 'bad' } as const
    return isAskedByScript(request)
      ? problem(ctx, note, httpOutcome(error).status)
      : back(ctx, request, thing, note)
  }
  const title = `bookmark-list.${isWanted ? 'saved' : 'removed'}-${thing.kind}`
  if (!isAskedByScript(request)) return back(ctx, request, thing, { title })
  const t = translator(ctx.locale)
  const tab = thing.kind === 'job' ? '' : '?tab=employers'
  const list = { label: t('bookmark-list.to-list'), to: href('bookmarks', ctx.locale) + tab }
  return json({ isSaved: isWanted, title: t(title), list })
})

/** Remembers the bookmark in a cookie while guests sign in, or while people without a job seeker's account read why they need one. */
function finishLater(
  ctx: Context,
  thing: BookmarkKey,
  { request, context }: Route.ActionArgs,
  isGuest: boolean,
): Response {
  const to = bookmarkPath(thing, pageOfButton(ctx, request), ctx.locale)
  const cookies = [wantedBookmarkCookie(thing, getFacts(context).env)]
  const note = isGuest ? ({ title: `bookmark-list.sign-in-${thing.kind}`, tone: 'plain' } as const) : null
  return isAskedByScript(request)
    ? json({ to }, { headers: toastHeaders(note, cookies) })
    : redirectWithToast(to, note, { cookies, status: 303 })
}

function back(ctx: Context, request: Request, { kind, id }: BookmarkKey, note: ToastNote): Response {
  return redirectWithToast(`${pageOfButton(ctx, request)}#${kind}-${id}`, note, { status: 303 })
}

/** Some browsers send no referrer; then it leads to the person's own list. */
function pageOfButton({ locale }: Context, request: Request): string {
  return sentFrom(request) ?? href('bookmarks', locale)
}

function problem(ctx: Context, { title, description = '' }: ToastNote, status: number): Response {
  const t = translator(ctx.locale)
  return json({ problem: { title: t(title), description: t(description) } }, { status })
}

function isAskedByScript(request: Request): boolean {
  return request.headers.get('accept') === 'application/json'
}

function json(answer: BookmarkAnswer, init?: ResponseInit): Response {
  return Response.json(answer, init)
}
