import { commentAsGuest, commentOnIdea } from '../../../../../domain/ideas/comment-on-idea.ts'
import { guestIdeaCommentSchema, ideaCommentSchema } from '../../../../../domain/ideas/idea.schema.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import { beforeSending, nothingBefore } from '../before-sending.server.ts'
import { ideaHead } from '../idea-head.server.ts'
import { ideaOf } from '../idea-view.server.ts'
import { SentNotice } from '../sent-notice.tsx'
import { ToIdeas } from '../to-ideas.tsx'
import type { Route } from './+types/route.ts'
import { CommentForm } from './comment-form.tsx'

export const loader = pageLoader((ctx, args: Route.LoaderArgs) => ideaHead(ctx, args))

export const action = formAction({
  comment: form({ schema: ideaCommentSchema }, async (ctx, input, { params }) => {
    const before = await beforeSending(ctx, input)
    if (before) return before
    const { text, name = null } = input
    await commentOnIdea(ctx, { ideaId: ideaOf(params), text, name })
    const to = href('idea', ctx.locale, { key: params.key ?? '' })
    return redirectWithToast(to, 'ideas-words.toast.commented')
  }),
  'comment-as-guest': form({ schema: guestIdeaCommentSchema }, async (ctx, input, { params }) => {
    const before = await beforeSending(ctx, input)
    if (before) return before
    const { text, name = null, email } = input
    await commentAsGuest(ctx, { ideaId: ideaOf(params), text, name, email })
    return { ...nothingBefore, sentTo: email }
  }),
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('ideas.comment.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function CommentOnIdea({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { title, to, isGuest } = loaderData
  const done = actionData?.done
  return (
    <AreaPage
      title={t('ideas.comment.title')}
      intro={title}
      tabs={null}
      back={<ToIdeas idea={{ title: t('ideas.to-idea'), to }} />}
    >
      {done?.sentTo ? (
        <SentNotice email={done.sentTo} />
      ) : (
        <CommentForm isGuest={isGuest} hasNames={done?.hasNames ?? false} answer={actionData} />
      )}
    </AreaPage>
  )
}
