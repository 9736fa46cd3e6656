import { redirect, redirectDocument } from 'react-router'
import { z } from 'zod'
import { bookmarkSchema } from '../../../../../domain/bookmarks/bookmark.schema.ts'
import { readBookmark } from '../../../../../domain/bookmarks/read-bookmark.ts'
import type { Context } from '../../../../../domain/caller/context.ts'
import { isDomainError, NotFound } from '../../../../../domain/caller/errors.ts'
import { addSeekerProfile } from '../../../../../domain/job-seekers/add-seeker-profile.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { AddSeekerProfile } from '../../../../parts/shared/add-seeker-profile.tsx'
import { saveBookmark } from '../../../../parts/shared/bookmarks/set-bookmark.server.ts'
import {
  clearedBookmarkCookie,
  isWantedHere,
} from '../../../../parts/shared/bookmarks/wanted-bookmark.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { AccountPage } from '../../../../parts/shared/sign-in/account-page.tsx'
import { getFacts } from '../../../../server/context.server.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../../server/this-page.server.ts'
import { textsOf } from '../../../../texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { pathInside } from '../../../../way-back.ts'
import type { Route } from './+types/route.ts'

/**
 * Saves at once only if this browser's own button asked for it before the sign-in (`wanted-bookmark.server.ts`). Otherwise a link from
 * elsewhere could fill the list.
 */
export const loader = pageLoader(async (ctx, args: Route.LoaderArgs) => {
  const { thing, back } = asked(args.request, ctx)
  if (ctx.actor.kind === 'user' && !ctx.actor.isJobSeeker)
    return { isForSeekers: true, name: '', back } as const
  const { name, isSaved } = await readBookmark(ctx, thing)
  if (isSaved) throw redirect(back)
  if (isWantedHere(thing, args.request)) {
    const isDone = await saveBookmark(ctx, thing).then(
      () => true,
      (error: unknown) => {
        // The list is full: the page explains that when its button is pressed.
        if (isDomainError(error) && error.kind === 'conflict') return false
        throw error
      },
    )
    if (isDone) throw done(args, ctx)
  }
  return { isForSeekers: false, name, back } as const
})

export const action = formAction({
  save: form({ schema: z.object({}) }, async (ctx, _input, args) => {
    const { thing } = asked(args.request, ctx)
    await saveBookmark(ctx, thing)
    return done(args, ctx)
  }),
  'add-seeker': form({ schema: z.object({}) }, async (ctx, _input, { request }) => {
    await addSeekerProfile(ctx)
    return redirect(thisPageAgain(request))
  }),
})

type Args = Pick<Route.LoaderArgs, 'request' | 'context'>

function asked(request: Request, { locale }: Context) {
  const query = new URL(request.url).searchParams
  const kind = query.has('employer') ? 'employer' : 'job'
  const { success, data: thing } = bookmarkSchema.safeParse({ kind, id: query.get(kind) })
  if (!success) throw new NotFound()
  return { thing, back: pathInside(query.get('back')) ?? href('bookmarks', locale) }
}

function done({ request, context }: Args, ctx: Context): Response {
  const { thing, back } = asked(request, ctx)
  const cookies = [clearedBookmarkCookie(getFacts(context).env)]
  // As a new document: the visitor may have come by a plain link, after which the frame would not load the toast.
  return redirectWithToast(back, `bookmark-list.saved-${thing.kind}`, { cookies, by: redirectDocument })
}

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('bookmark-list.keep.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

/** Only shown when the bookmark has to be confirmed, or when the account is not a job seeker's. */
export default function KeepBookmark({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { isForSeekers, name, back } = loaderData
  const state = useSiteForm({ name: 'save', answer: actionData })
  const away = (
    <LinkButton to={back} variant="quiet">
      {t('bookmark-list.keep.back')}
    </LinkButton>
  )
  if (isForSeekers)
    return (
      <main id="main" tabIndex={-1} className="page grid grow content-start gap-4 py-8 outline-none sm:py-12">
        <h1 className="text-3xl">{t('bookmark-list.keep.title')}</h1>
        <AddSeekerProfile />
        <div>{away}</div>
      </main>
    )
  return (
    <AccountPage title={t('bookmark-list.keep.title')} intro={t('bookmark-list.keep.intro')} below={away}>
      <p className="font-semibold">{name}</p>
      <SiteForm state={state}>
        <Button type="submit" variant="next" isBusy={state.isBusy}>
          {t('bookmarks.save')}
        </Button>
      </SiteForm>
    </AccountPage>
  )
}
