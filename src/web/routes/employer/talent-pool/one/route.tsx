import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { limits } from '../../../../../config/limits.ts'
import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import { askForContact } from '../../../../../domain/talent-pool/ask-for-contact.ts'
import { readPerson } from '../../../../../domain/talent-pool/read-person.ts'
import { questionSchema } from '../../../../../domain/talent-pool/talent-pool.schema.ts'
import { formatDate } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { EmployerArea } from '../../../../parts/employer/employer-area.tsx'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { currentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { talentCardView } from '../../../../parts/shared/talents/talent-card.server.ts'
import { TalentFacts } from '../../../../parts/shared/talents/talent-card.tsx'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { AskForm } from './ask-form.tsx'
import { quotaView } from './quota-view.server.ts'

export const loader = pageLoader(async (ctx, { request, params: { id } }: Route.LoaderArgs) => {
  const employer = await currentEmployer(ctx, request)
  const { employerId } = employer
  const jobId = rowIdSchema.safeParse(new URL(request.url).searchParams.get('job')).data ?? null
  const person = await readPerson(ctx, { employerId, publicId: id, jobId })
  const last = person.lastContact
  return {
    employer,
    talent: talentCardView(person.profile, ctx.locale, person.reasons),
    jobs: person.jobs,
    quota: quotaView(ctx, person.quota),
    jobId,
    reportTo: `${href('report', ctx.locale)}?profile=${id}`,
    last: last && {
      id: last.id,
      isOpen: last.state === 'sent' || last.state === 'accepted',
      againFrom: last.againFrom && formatDate(last.againFrom, ctx.locale),
      stateText: translator(ctx.locale)(`talent-words.state.${last.state}`),
    },
  }
})

export const action = formAction({
  ask: form({ schema: questionSchema }, async (ctx, input, { request, params: { id: publicId = '' } }) => {
    const { employerId, query } = await currentEmployer(ctx, request)
    const { id } = await askForContact(ctx, { ...input, employerId, publicId })
    return redirectWithToast(href('employer-contact-request', ctx.locale, { id }) + query, 'talent.ask.sent')
  }),
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('talent.ask.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function EmployerTalent({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { employer, talent, jobs, jobId, last, reportTo, quota } = loaderData
  // The search that led here.
  const { search } = useLocation()
  return (
    <EmployerArea employer={employer} title={talent.title} intro={`${talent.region} · ${talent.activity}`}>
      <p>
        <Link
          className="link inline-flex min-h-11 items-center gap-1.5"
          to={to('employer-talent-pool') + search}
        >
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          {t('talent.ask.back')}
        </Link>
      </p>
      <AreaSection title={t('talent.ask.title')}>
        <TalentFacts talent={talent} />
      </AreaSection>
      {last && (
        <AreaSection title={t('talent.ask.last', { state: last.stateText })}>
          <LinkButton
            to={to('employer-contact-request', { id: last.id }) + employer.query}
            variant="secondary"
            className="justify-self-start"
          >
            {t('talent.ask.to-request')}
          </LinkButton>
          {last.againFrom && (
            <p>{t('talent.ask.again', { days: limits.talentAskAgainDays, date: last.againFrom })}</p>
          )}
        </AreaSection>
      )}
      {!last?.isOpen && !last?.againFrom && (
        <AreaSection
          title={t('talent.ask.heading')}
          text={t('talent.ask.text', { days: limits.talentContactDays })}
        >
          {quota && (
            <p>
              {quota.text}{' '}
              {quota.pricesTo && (
                <Link className="link" to={quota.pricesTo}>
                  {t('talent.quota.to-prices')}
                </Link>
              )}
            </p>
          )}
          {jobs.length > 0 ? (
            <AskForm jobs={jobs} jobId={jobId} answer={actionData} />
          ) : (
            <>
              <p>{t('talent.ask.no-jobs')}</p>
              <LinkButton to={to('post-job') + employer.query} variant="next" className="justify-self-start">
                {t('talent.ask.post')}
              </LinkButton>
            </>
          )}
        </AreaSection>
      )}
      <p>
        <Link className="link" to={reportTo}>
          {t('talent.ask.report')}
        </Link>
      </p>
    </EmployerArea>
  )
}
