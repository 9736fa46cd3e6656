import { Link } from 'react-router'
import { z } from 'zod'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { changeOwnQuestion } from '../../../../domain/job-questions/own-questions.ts'
import { href, localeOf } from '../../../addresses.ts'
import { seekerTabs } from '../../../parts/seeker/seeker-tabs.ts'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { LiveUpdates } from '../../../parts/shared/live-updates.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { type OwnQuestionView, ownQuestionViews } from './own-questions.server.ts'

export const loader = pageLoader(async ctx => ({ questions: await ownQuestionViews(ctx) }))

export const action = formAction({
  told: form(
    { schema: z.object({ questionId: rowIdSchema, isTold: z.enum(['true', 'false']) }) },
    async (ctx, { questionId, isTold }) => {
      await changeOwnQuestion(ctx, { questionId, isTold: isTold === 'true' })
      const note = isTold === 'true' ? 'question.mine.told' : 'question.mine.not-told'
      return redirectWithToast(href('my-questions', ctx.locale), note)
    },
  ),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const description = t('question.mine.intro')
  return pageMeta(args, { title: t('question.mine.title'), description, isHidden: true })
}

export default function MyQuestions({ loaderData: { questions } }: Route.ComponentProps) {
  const texts = useTexts()
  const { t, to } = texts
  return (
    <AreaPage title={t('question.mine.title')} intro={t('question.mine.intro')} tabs={seekerTabs(texts)}>
      <LiveUpdates kinds={['question']} />
      {questions.length === 0 ? (
        <EmptyState
          title={t('question.mine.none')}
          actions={
            <LinkButton to={to('jobs')} variant="secondary">
              {t('alert.list.search')}
            </LinkButton>
          }
        >
          {t('question.mine.none-text')}
        </EmptyState>
      ) : (
        <ul className="grid max-w-[44rem] divide-y divide-line">
          {questions.map(question => (
            <Question key={question.questionId} question={question} />
          ))}
        </ul>
      )}
    </AreaPage>
  )
}

function Question({ question }: { question: OwnQuestionView }) {
  const { t } = useTexts()
  const { questionId, fact, isOpen, state, answer, askedOn, settled, isTold, job, jobTo, employer } = question
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base">{fact}</h2>
        <Badge tone={isOpen ? 'accent' : 'neutral'}>{state}</Badge>
      </div>
      {answer && <p className="wrap-anywhere">{answer}</p>}
      <p className="text-sm wrap-anywhere">
        <Link className="link" to={jobTo}>
          {job}
        </Link>
        <span className="block text-ink-soft">{employer}</span>
      </p>
      <p className="figures flex flex-wrap gap-x-4 text-ink-soft text-sm">
        <span>{t('question.mine.asked-on', { date: askedOn })}</span>
        {settled && <span>{settled}</span>}
      </p>
      {isOpen && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-sm">{t(isTold ? 'question.mine.is-told' : 'question.mine.is-not-told')}</span>
          <ActionButton
            form="told"
            fields={{ questionId, isTold: String(!isTold) }}
            variant="secondary"
            size="small"
            label={t(isTold ? 'question.mine.stop-for' : 'question.mine.start-for', { fact, job })}
          >
            {t(isTold ? 'question.mine.stop' : 'question.mine.start')}
          </ActionButton>
        </div>
      )}
    </li>
  )
}
