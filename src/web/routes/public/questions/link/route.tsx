import { data, Link } from 'react-router'
import { z } from 'zod'
import { isDomainError } from '../../../../../domain/caller/errors.ts'
import {
  confirmQuestionAddress,
  readQuestionsByLink,
} from '../../../../../domain/job-questions/questions-by-link.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { linkHeaders, linkMeta } from '../../../../parts/shared/alerts/link-page.ts'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { LinkGone } from '../../../../parts/shared/link-gone.tsx'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => linkHeaders(loaderHeaders)

export const loader = pageLoader(async (ctx, { params: { token } }: Route.LoaderArgs) => {
  try {
    const { job, questions, isConfirmed } = await readQuestionsByLink(ctx, { token })
    const t = translator(ctx.locale)
    return {
      job: { title: job.title, to: href('job', ctx.locale, { key: `${job.id}-${job.slug}` }) },
      questions: questions.map(({ fact, status }) => ({
        fact,
        label: t(`question-words.fact.${fact}`),
        state: t(`question.state.${status}`),
      })),
      isConfirmed,
      endTo: href('question-end', ctx.locale, { token }),
    }
  } catch (error) {
    if (!isDomainError(error) || (error.kind !== 'not-found' && error.kind !== 'gone')) throw error
    return data(null, { status: 404 })
  }
})

/** Changes need a button, because mail scanners open links. */
export const action = formAction({
  confirm: form({ schema: z.object({}) }, async (ctx, _input, { params: { token = '' } }) => {
    await confirmQuestionAddress(ctx, { token })
    return redirectWithToast(href('question-link', ctx.locale, { token }), 'question.link.done')
  }),
})

export const meta: Route.MetaFunction = args =>
  linkMeta(args, textsOf(localeOf(args.location.pathname))('question.link.title'))

/** Whoever has the link of a mail may confirm or end the mails; no account is needed. */
export default function QuestionsByLink({ loaderData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  if (!loaderData) {
    const [title, text] = [t('question.gone.title'), t('question.gone.text')]
    return <LinkGone title={title} text={text} to={to('jobs')} action={t('alert.list.search')} />
  }
  const { job, questions, isConfirmed, endTo } = loaderData
  return (
    <AreaPage
      title={t('question.title', { job: job.title })}
      intro={t(isConfirmed ? 'question.link.on' : 'question.link.confirm')}
      tabs={null}
    >
      {!isConfirmed && (
        <ActionButton form="confirm" variant="next">
          {t('question.link.action')}
        </ActionButton>
      )}
      <AreaSection title={t('question.link.asked')}>
        <ul className="grid divide-y divide-line">
          {questions.map(({ fact, label, state }) => (
            <li key={fact} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="font-semibold">{label}</span>
              <span className="text-ink-soft">{state}</span>
            </li>
          ))}
        </ul>
        <p>
          <Link to={job.to} className="link inline-flex min-h-11 items-center">
            {t('question.to-ad')}
          </Link>
        </p>
      </AreaSection>
      <p>
        <LinkButton to={endTo} variant="secondary">
          {t('question.end.action')}
        </LinkButton>
      </p>
    </AreaPage>
  )
}
