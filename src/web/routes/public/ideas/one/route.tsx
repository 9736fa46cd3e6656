import { Link } from 'react-router'
import { ideaIdSchema } from '../../../../../domain/ideas/idea.schema.ts'
import { makeIdeaAnonymous } from '../../../../../domain/ideas/own-ideas.ts'
import { followIdea } from '../../../../../domain/ideas/vote-for-idea.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { AccountNotice } from '../../../../parts/shared/sign-in/account-notice.tsx'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../../server/this-page.server.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { firstProblem } from '../first-problem.ts'
import { VoteBox } from '../vote-box.tsx'
import { voteForms } from '../vote-forms.server.ts'
import type { Route } from './+types/route.ts'
import { Comments } from './comments.tsx'
import { ideaPageView } from './idea-page.server.ts'
import { IdeaStatus } from './idea-status.tsx'

export const loader = pageLoader((ctx, args: Route.LoaderArgs) => ideaPageView(ctx, args))

export const action = formAction({
  ...voteForms,
  follow: form({ schema: ideaIdSchema }, async (ctx, input, { request }) => {
    await followIdea(ctx, { ...input, isFollowed: true })
    return redirectWithToast(thisPageAgain(request), 'ideas-words.toast.followed')
  }),
  unfollow: form({ schema: ideaIdSchema }, async (ctx, input, { request }) => {
    await followIdea(ctx, { ...input, isFollowed: false })
    return redirectWithToast(thisPageAgain(request), 'ideas-words.toast.unfollowed')
  }),
  anonymous: form({ schema: ideaIdSchema }, async (ctx, input, { request }) => {
    await makeIdeaAnonymous(ctx, input)
    return redirectWithToast(thisPageAgain(request), 'ideas-words.toast.anonymous')
  }),
})

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const { card, description } = args.loaderData
  return pageMeta(args, { title: card.title, description, type: 'article' })
}

export default function Idea({ loaderData, actionData }: Route.ComponentProps) {
  const { to } = useTexts()
  const { words, card, by, status, events, merged, comments, commentTo, reportTo, follow, isNamed } =
    loaderData
  const problem = firstProblem(actionData)
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-8 py-8 outline-none lg:py-12">
      <header className="grid max-w-[44rem] gap-3">
        <Link to={to('ideas')} className="link inline-flex min-h-11 items-center justify-self-start">
          {words.back}
        </Link>
        <h1 lang={card.language} className="wrap-anywhere text-3xl">
          {card.title}
        </h1>
        <p className="text-ink-soft">{by}</p>
      </header>
      {problem && (
        <AccountNotice tone="bad" title={words.problem} isAnswer>
          {problem}
        </AccountNotice>
      )}
      <section className="flex max-w-[44rem] flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:flex-row sm:p-7">
        <VoteBox id={card.id} vote={card.vote} isSettled={card.isSettled} />
        <div className="grid min-w-0 flex-1 content-start gap-4">
          <p lang={card.language} className="wrap-anywhere whitespace-pre-line">
            {card.text}
          </p>
          {merged.map(each => (
            <p key={each} className="wrap-anywhere text-ink-soft text-sm">
              {each}
            </p>
          ))}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
            {follow && (
              <>
                <span className="text-ink-soft">{follow.text}</span>
                <ActionButton
                  form={follow.isFollowed ? 'unfollow' : 'follow'}
                  fields={{ ideaId: card.id }}
                  variant="quiet"
                  size="small"
                >
                  {follow.action}
                </ActionButton>
              </>
            )}
            {isNamed && (
              <ActionButton form="anonymous" fields={{ ideaId: card.id }} variant="quiet" size="small">
                {words.anonymous}
              </ActionButton>
            )}
            {reportTo && (
              <Link
                to={reportTo}
                className="link inline-flex min-h-11 items-center sm:min-h-9"
                rel="nofollow"
              >
                {words.report}
              </Link>
            )}
          </div>
        </div>
      </section>
      <IdeaStatus status={status} events={events} words={words} />
      <Comments comments={comments} commentTo={commentTo} words={words} />
    </main>
  )
}
