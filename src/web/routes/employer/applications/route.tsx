import { redirect, useLocation } from 'react-router'
import { z } from 'zod'
import {
  listEmployerApplications,
  readApplicationBoard,
} from '../../../../domain/applications/list-employer-applications.ts'
import { moveApplication } from '../../../../domain/applications/move-application.ts'
import { listUndoableMoves } from '../../../../domain/applications/undo-move.ts'
import { isDomainError } from '../../../../domain/caller/errors.ts'
import { localeOf } from '../../../addresses.ts'
import { EmployerArea } from '../../../parts/employer/employer-area.tsx'
import {
  readInboxFilter,
  readPage,
  readShown,
} from '../../../parts/shared/applications/inbox-filter.server.ts'
import { undoForm } from '../../../parts/shared/applications/undo-form.server.ts'
import { UndoMoves } from '../../../parts/shared/applications/undo-moves.tsx'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { LiveUpdates } from '../../../parts/shared/live-updates.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'
import { textsOf } from '../../../texts.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { Board } from './board.tsx'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxList } from './inbox-list.tsx'
import { InboxTools } from './inbox-tools.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const employer = await currentEmployer(ctx, request)
  const filter = readInboxFilter(url)
  const { employerId } = employer
  const undoable = await listUndoableMoves(ctx, employerId)
  if (url.searchParams.get('view') === 'board') {
    const board = await readApplicationBoard(ctx, { ...filter, employerId, shown: readShown(url) })
    return { employer, filter, undoable, jobs: board.jobs, board, list: null }
  }
  const list = await listEmployerApplications(ctx, { ...filter, employerId, page: readPage(url) })
  return { employer, filter, undoable, jobs: list.jobs, board: null, list }
})

const moveSchema = z.object({
  applicationId: z.uuid(),
  to: z.literal('interview'),
  version: z.coerce.number().int(),
})

export const action = formAction({
  move: form({ schema: moveSchema }, async (ctx, input, { request }) => {
    const page = thisPageAgain(request)
    try {
      await moveApplication(ctx, input)
    } catch (error) {
      if (!isDomainError(error) || error.kind !== 'conflict') throw error
      // Someone else was faster: the reloaded board shows what they did, so a toast is enough.
      const note = { title: 'employer-applications.not-moved', description: error.key, tone: 'bad' } as const
      return redirectWithToast(page, note)
    }
    return redirect(page)
  }),
  undo: undoForm,
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('employer-applications.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function EmployerApplications({ loaderData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { search } = useLocation()
  const { employer, filter, jobs, board, list } = loaderData
  return (
    <EmployerArea
      employer={employer}
      title={t('employer-applications.title')}
      isWide={board !== null}
      intro={
        <span className="max-sm:hidden">{t('employer-applications.intro', { employer: employer.name })}</span>
      }
      actions={
        <LinkButton variant="secondary" size="small" to={to('rejection-templates') + employer.query}>
          {t('employer-applications.templates.link')}
        </LinkButton>
      }
    >
      <LiveUpdates kinds={['application', 'message', 'invitation']} />
      <UndoMoves moves={loaderData.undoable} />
      <InboxTools search={search} isBoard={board !== null} />
      <InboxFilters filter={filter} jobs={jobs} search={search} counts={list?.counts ?? null} />
      {board && <Board columns={board.columns} search={search} />}
      {list && <InboxList list={list} search={search} />}
    </EmployerArea>
  )
}
