import { z } from 'zod'
import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import { withdrawComment } from '../../../../../domain/ideas/comment-on-idea.ts'
import { ideaIdSchema } from '../../../../../domain/ideas/idea.schema.ts'
import { leaveIdeas, makeIdeaAnonymous, readOwnIdeas } from '../../../../../domain/ideas/own-ideas.ts'
import { followIdea, withdrawVote } from '../../../../../domain/ideas/vote-for-idea.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../../server/this-page.server.ts'
import { textsOf } from '../../../../texts.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { LeaveIdeas } from '../leave-ideas.tsx'
import { OwnIdeasLists } from '../own-ideas-lists.tsx'
import { ownIdeasView } from '../own-ideas-view.server.ts'
import { ToIdeas } from '../to-ideas.tsx'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, _args: Route.LoaderArgs) => {
  return ownIdeasView(ctx, await readOwnIdeas(ctx))
})

const commentSchema = z.object({ commentId: rowIdSchema })

export const action = formAction({
  withdraw: form({ schema: ideaIdSchema }, async (ctx, input, { request }) => {
    await withdrawVote(ctx, input)
    return redirectWithToast(thisPageAgain(request), 'ideas-words.toast.withdrawn')
  }),
  unfollow: form({ schema: ideaIdSchema }, async (ctx, input, { request }) => {
    await followIdea(ctx, { ...input, isFollowed: false })
    return redirectWithToast(thisPageAgain(request), 'ideas-words.toast.unfollowed')
  }),
  anonymous: form({ schema: ideaIdSchema }, async (ctx, input, { request }) => {
    await makeIdeaAnonymous(ctx, input)
    return redirectWithToast(thisPageAgain(request), 'ideas-words.toast.anonymous')
  }),
  'delete-comment': form({ schema: commentSchema }, async (ctx, input, { request }) => {
    await withdrawComment(ctx, input)
    return redirectWithToast(thisPageAgain(request), 'ideas-words.toast.deleted')
  }),
  leave: form({ schema: z.object({}) }, async ctx => {
    await leaveIdeas(ctx)
    return redirectWithToast(href('ideas', ctx.locale), 'ideas-words.toast.left')
  }),
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('ideas.own.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function MyIdeas({ loaderData: view }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const isEmpty = view.ideas.length + view.comments.length + view.marked.length === 0
  return (
    <AreaPage title={t('ideas.own.title')} intro={t('ideas.own.intro')} tabs={null} back={<ToIdeas />}>
      {isEmpty ? (
        <EmptyState
          title={t('ideas.own.empty')}
          actions={
            <LinkButton to={to('ideas')} variant="primary">
              {t('ideas.own.look')}
            </LinkButton>
          }
        />
      ) : (
        <>
          <OwnIdeasLists view={view} mayChange />
          <LeaveIdeas />
        </>
      )}
    </AreaPage>
  )
}
