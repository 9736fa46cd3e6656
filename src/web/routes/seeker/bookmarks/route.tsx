import { z } from 'zod'
import {
  bookmarkNoteSchema,
  bookmarkSchema,
  savedListSchema,
} from '../../../../domain/bookmarks/bookmark.schema.ts'
import { listSavedEmployers } from '../../../../domain/bookmarks/list-saved-employers.ts'
import { listSavedJobs } from '../../../../domain/bookmarks/list-saved-jobs.ts'
import { noteBookmark } from '../../../../domain/bookmarks/note-bookmark.ts'
import { readBookmark } from '../../../../domain/bookmarks/read-bookmark.ts'
import { addSeekerProfile } from '../../../../domain/job-seekers/add-seeker-profile.ts'
import { localeOf } from '../../../addresses.ts'
import { seekerTabs } from '../../../parts/seeker/seeker-tabs.ts'
import { AddSeekerProfile } from '../../../parts/shared/add-seeker-profile.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { removeBookmark, saveBookmark } from '../../../parts/shared/bookmarks/set-bookmark.server.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { BookmarkList } from './bookmark-list.tsx'
import { savedEmployerView, savedJobView } from './saved-views.server.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  if (ctx.actor.kind === 'user' && !ctx.actor.isJobSeeker) return null
  const search = new URL(request.url).searchParams
  const query = savedListSchema.parse(Object.fromEntries(search))
  if (search.get('tab') === 'employers') {
    const { rows, ...list } = await listSavedEmployers(ctx, query)
    const employers = rows.map(row => savedEmployerView(ctx, row))
    return { ...list, q: query.q, tab: 'employers' as const, employers, jobs: [] }
  }
  const { rows, ...list } = await listSavedJobs(ctx, query)
  const jobs = rows.map(row => savedJobView(ctx, row))
  return { ...list, q: query.q, tab: 'jobs' as const, jobs, employers: [] }
})

export const action = formAction({
  note: form({ schema: bookmarkNoteSchema }, async (ctx, input, { request }) => {
    await noteBookmark(ctx, input)
    return redirectWithToast(thisPageAgain(request), 'bookmark-list.note.saved')
  }),
  // No redirect: the page needs what was removed, to offer to undo it.
  remove: form({ schema: bookmarkSchema }, async (ctx, thing) => {
    const { name } = await readBookmark(ctx, thing)
    return { ...thing, name, ...(await removeBookmark(ctx, thing)) }
  }),
  restore: form({ schema: bookmarkNoteSchema }, async (ctx, input, { request }) => {
    await saveBookmark(ctx, input)
    return redirectWithToast(thisPageAgain(request), 'bookmark-list.restored')
  }),
  'add-seeker': form({ schema: z.object({}) }, async (ctx, _input, { request }) => {
    await addSeekerProfile(ctx)
    return redirectWithToast(thisPageAgain(request), 'seeker-area.added')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('bookmark-list.title'),
    description: t('bookmark-list.intro'),
    isHidden: true,
  })
}

export default function Bookmarks({ loaderData: list, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <AreaPage title={t('bookmark-list.title')} intro={t('bookmark-list.intro')} tabs={seekerTabs(texts)}>
      {list ? <BookmarkList list={list} answer={actionData} /> : <AddSeekerProfile />}
    </AreaPage>
  )
}
