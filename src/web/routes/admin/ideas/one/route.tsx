import { Link } from 'react-router'
import { NotFound } from '../../../../../domain/caller/errors.ts'
import { answerIdea, changeIdeaStatus } from '../../../../../domain/ideas/desk/change-idea.ts'
import { mergeIdeas, partIdeas } from '../../../../../domain/ideas/desk/merge-ideas.ts'
import {
  ideaAnswerSchema,
  ideaIdSchema,
  ideaMergeSchema,
  ideaStatusSchema,
} from '../../../../../domain/ideas/idea.schema.ts'
import { localeOf } from '../../../../addresses.ts'
import { BackTo } from '../../../../parts/admin/back-to.tsx'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { revalidateAfterConflict } from '../../../../revalidate-after-conflict.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../../server/this-page.server.ts'
import { textsOf } from '../../../../texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { AnswerForm } from './answer-form.tsx'
import { ideaDeskView } from './idea-desk.server.ts'
import { MergeForm } from './merge-form.tsx'
import { MergedIdeas } from './merged-ideas.tsx'
import { StatusForm } from './status-form.tsx'

export const loader = pageLoader((ctx, { params }: Route.LoaderArgs) => ideaDeskView(ctx, ideaIn(params)))

export const action = formAction({
  status: form({ schema: ideaStatusSchema }, async (ctx, { text = '', ...input }, { params, request }) => {
    await changeIdeaStatus(ctx, { ...input, ideaId: ideaIn(params), text: text || null })
    return redirectWithToast(thisPageAgain(request), 'ideas-words.toast.moved')
  }),
  answer: form({ schema: ideaAnswerSchema }, async (ctx, input, { params, request }) => {
    await answerIdea(ctx, { ...input, ideaId: ideaIn(params) })
    return redirectWithToast(thisPageAgain(request), 'ideas-words.toast.answered')
  }),
  merge: form({ schema: ideaMergeSchema }, async (ctx, input, { params, request }) => {
    await mergeIdeas(ctx, { ...input, ideaId: ideaIn(params) })
    return redirectWithToast(thisPageAgain(request), 'ideas-words.toast.merged')
  }),
  part: form({ schema: ideaIdSchema }, async (ctx, input, { request }) => {
    await partIdeas(ctx, input)
    return redirectWithToast(thisPageAgain(request), 'ideas-words.toast.parted')
  }),
})

/** @throws {NotFound} */
function ideaIn({ id = '' }: { id?: string }): number {
  if (!/^\d{1,9}$/.test(id)) throw new NotFound()
  return Number(id)
}

export const shouldRevalidate = revalidateAfterConflict

export const meta: Route.MetaFunction = args => {
  const title = args.loaderData?.title ?? textsOf(localeOf(args.location.pathname))('ideas.admin.tab')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function AdminIdea({ loaderData: idea, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  return (
    <AreaPage
      title={idea.title}
      intro={idea.facts}
      tabs={useAdminTabs()}
      back={<BackTo to={to('admin-ideas')} label={t('ideas.admin.back')} />}
    >
      <AreaSection title={t('ideas.admin.idea', { number: String(idea.id) })}>
        <p className="flex flex-wrap items-center gap-3">
          <Badge>{idea.status}</Badge>
          {idea.isHidden && <Badge tone="bad">{t('ideas.own.hidden')}</Badge>}
          <Link to={idea.publicTo} className="link inline-flex min-h-11 items-center">
            {t('ideas.admin.public')}
          </Link>
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{idea.text}</p>
        {idea.events.length > 0 && (
          <ol className="grid gap-1 text-ink-soft text-sm">
            {idea.events.map(({ date, label, text }) => (
              <li key={`${date} ${label} ${text}`} className="wrap-anywhere">
                <span className="figures">{date}</span> · {label}
                {text && `: ${text}`}
              </li>
            ))}
          </ol>
        )}
      </AreaSection>
      <MergedIdeas idea={idea} />
      {idea.mergedInto === null && (
        <>
          {idea.next.length > 0 && <StatusForm key={idea.version} idea={idea} answer={actionData} />}
          <AnswerForm answer={actionData} />
          <MergeForm idea={idea} answer={actionData} />
        </>
      )}
    </AreaPage>
  )
}
