import type { Context } from '../../../../domain/caller/context.ts'
import type { JobAnswer } from '../../../../domain/job-questions/answer-columns.ts'
import { answerJobQuestion, refuseJobQuestion } from '../../../../domain/job-questions/answer-question.ts'
import {
  chooseSchema,
  numberAnswerSchema,
  payAnswerSchema,
  refuseSchema,
  startAnswerSchema,
  workloadAnswerSchema,
} from '../../../../domain/job-questions/job-question.schema.ts'
import { localeOf } from '../../../addresses.ts'
import { EmployerArea } from '../../../parts/employer/employer-area.tsx'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { KeptFocus } from '../../../parts/shared/kept-focus.tsx'
import { LiveUpdates } from '../../../parts/shared/live-updates.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'
import { textsOf } from '../../../texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { AskedJob, jobOf } from './asked-job.tsx'
import { askedJobViews } from './asked-jobs.server.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const employer = await currentEmployer(ctx, request)
  return { employer, jobs: await askedJobViews(ctx, employer.employerId) }
})

export const action = formAction({
  choose: form({ schema: chooseSchema }, async (ctx, input, { request }) =>
    answered(ctx, { ...input, request }),
  ),
  pay: form({ schema: payAnswerSchema }, async (ctx, { jobId, ...pay }, { request }) =>
    answered(ctx, { jobId, answer: { fact: 'pay', ...pay }, request }),
  ),
  workload: form({ schema: workloadAnswerSchema }, async (ctx, { jobId, ...workload }, { request }) =>
    answered(ctx, { jobId, answer: { fact: 'workload', ...workload }, request }),
  ),
  number: form({ schema: numberAnswerSchema }, async (ctx, { jobId, ...answer }, { request }) =>
    answered(ctx, { jobId, answer, request }),
  ),
  start: form({ schema: startAnswerSchema }, async (ctx, { jobId, day }, { request }) =>
    answered(ctx, { jobId, answer: { fact: 'start', day }, request }),
  ),
  refuse: form({ schema: refuseSchema }, async (ctx, input, { request }) => {
    await refuseJobQuestion(ctx, input)
    return redirectWithToast(thisPageAgain(request), 'question.inbox.refused')
  }),
})

async function answered(
  ctx: Context,
  { jobId, answer, request }: { jobId: number; answer: JobAnswer; request: Request },
): Promise<Response> {
  await answerJobQuestion(ctx, { jobId, answer })
  return redirectWithToast(thisPageAgain(request), 'question.inbox.answered')
}

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const description = t('question.inbox.intro')
  return pageMeta(args, { title: t('question.inbox.title'), description, isHidden: true })
}

export default function EmployerQuestions({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { employer, jobs } = loaderData
  const hasItsAd = jobs.some(({ id }) => id === jobOf(actionData))
  const whole = hasItsAd ? [] : (actionData?.result?.error?.[''] ?? [])
  return (
    <EmployerArea employer={employer} title={t('question.inbox.title')} intro={t('question.inbox.intro')}>
      <LiveUpdates kinds={['question', 'job']} />
      {whole.length > 0 && (
        <FormProblems title={t('question.inbox.not-answered')} whole={whole} fields={[]} hasFocus />
      )}
      <KeptFocus of={jobs.map(({ questions }) => questions.length).join(' ')} className="grid gap-6">
        {jobs.map(job => (
          <AskedJob key={job.id} job={job} answer={actionData} />
        ))}
      </KeptFocus>
      {jobs.length === 0 && (
        <EmptyState
          title={t('question.inbox.none')}
          actions={
            <LinkButton to={to('employer-jobs-own') + employer.query} variant="secondary">
              {t('question.inbox.to-jobs')}
            </LinkButton>
          }
        >
          {t('question.inbox.none-text')}
        </EmptyState>
      )}
    </EmployerArea>
  )
}
