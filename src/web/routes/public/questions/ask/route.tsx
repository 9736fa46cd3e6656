import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { emailOnlySchema } from '../../../../../domain/accounts/account.schema.ts'
import { askAboutJob } from '../../../../../domain/job-questions/ask-about-job.ts'
import { askSchema } from '../../../../../domain/job-questions/job-question.schema.ts'
import { leaveQuestionAddress } from '../../../../../domain/job-questions/leave-address.ts'
import { localeOf } from '../../../../addresses.ts'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { KeptFocus } from '../../../../parts/shared/kept-focus.tsx'
import { LiveUpdates } from '../../../../parts/shared/live-updates.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { AccountNotice } from '../../../../parts/shared/sign-in/account-notice.tsx'
import { contextToLeave } from '../../../../server/browser-key.server.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../../server/this-page.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { AnswerByMail } from './answer-by-mail.tsx'
import { askedJobOf, loadAskPage } from './ask-page.server.ts'
import { AskedFacts } from './asked-facts.tsx'

export const loader = pageLoader((ctx, args: Route.LoaderArgs) => loadAskPage(ctx, args))

/** The ad's page sends its buttons here too. */
export const action = formAction({
  ask: form({ schema: askSchema }, async (_ctx, { fact }, args) => {
    const ctx = contextToLeave(args, 'questions')
    await askAboutJob(ctx, { jobId: askedJobOf(args.params), fact })
    return redirectWithToast(thisPageAgain(args.request), 'question.asked')
  }),
  'leave-address': form({ schema: emailOnlySchema }, async (ctx, { email }, { params, request }) => {
    await leaveQuestionAddress(ctx, { jobId: askedJobOf(params), email })
    return redirectWithToast(thisPageAgain(request), 'question.mail.left')
  }),
})

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const t = textsOf(localeOf(args.location.pathname))
  const { title, employer } = args.loaderData.job
  return pageMeta(args, {
    title: t('question.title', { job: title }),
    description: t('question.intro', { employer }),
    isHidden: true,
  })
}

export default function AskEmployer({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { job, facts, isGuest, isOwnAd, hasEnded, hasAnswerer, address } = loaderData
  const hasAsked = facts.some(({ isAsked }) => isAsked)
  return (
    <AreaPage
      title={t('question.title', { job: job.title })}
      intro={t('question.intro', { employer: job.employer })}
      tabs={null}
      back={
        <Link to={job.to} className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
          <ArrowLeft aria-hidden className="size-5" strokeWidth={1.75} />
          {t('question.back')}
        </Link>
      }
    >
      {!isGuest && <LiveUpdates kinds={['question']} />}
      {isOwnAd && <Notice text={t('question.problem.own-ad')} />}
      {hasEnded && <Notice text={t('question.ended')} />}
      {!hasEnded && !hasAnswerer && <Notice text={t('question.nobody', { employer: job.employer })} />}
      {!hasEnded && (
        <KeptFocus of={facts.filter(({ isAsked }) => isAsked).length} className="grid">
          <AskedFacts facts={facts} mayAsk={!isOwnAd} answer={actionData} />
        </KeptFocus>
      )}
      {hasAsked && isGuest && <AnswerByMail address={address} answer={actionData} />}
      {hasAsked && !isGuest && (
        <AreaSection title={t('question.mail.title')}>
          <p>{t('question.mail.account')}</p>
          <p>
            <Link className="link inline-flex min-h-11 items-center" to={to('my-questions')}>
              {t('question.mine.to-list')}
            </Link>
          </p>
        </AreaSection>
      )}
    </AreaPage>
  )
}

function Notice({ text }: { text: string }) {
  return (
    <div className="max-w-[44rem]">
      <AccountNotice tone="plain">{text}</AccountNotice>
    </div>
  )
}
