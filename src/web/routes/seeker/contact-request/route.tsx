import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { z } from 'zod'
import { answerContact } from '../../../../domain/talent-pool/answer-contact.ts'
import { acceptSchema, declineSchema } from '../../../../domain/talent-pool/talent-pool.schema.ts'
import { href, localeOf } from '../../../addresses.ts'
import { AreaPage, AreaSection } from '../../../parts/shared/area-page.tsx'
import { LiveUpdates } from '../../../parts/shared/live-updates.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'
import { textsOf } from '../../../texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { DefinitionGrid } from '../../../ui/definition-grid.tsx'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { AcceptForm, DeclineForm, NotNowForm } from './answer-forms.tsx'
import { type ContactPageView, loadContactPage } from './contact-page.server.ts'

export const loader = pageLoader(async (ctx, { params: { id } }: Route.LoaderArgs) =>
  loadContactPage(ctx, id),
)

export const action = formAction({
  accept: form({ schema: acceptSchema }, async (ctx, { reveal, phone = null }, { params: { id = '' } }) => {
    const { applicationId } = await answerContact(ctx, { id, answer: { to: 'accepted', reveal, phone } })
    return redirectWithToast(
      href('my-application', ctx.locale, { id: applicationId ?? '' }),
      'talent.request.done.accepted',
    )
  }),
  decline: form(
    { schema: declineSchema },
    async (ctx, { reason = null }, { request, params: { id = '' } }) => {
      await answerContact(ctx, { id, answer: { to: 'declined', reason } })
      return redirectWithToast(thisPageAgain(request), 'talent.request.done.declined')
    },
  ),
  'not-now': form({ schema: z.object({}) }, async (ctx, _input, { request, params: { id = '' } }) => {
    await answerContact(ctx, { id, answer: { to: 'not-now' } })
    return redirectWithToast(thisPageAgain(request), 'talent.request.done.not-now')
  }),
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('talent.request.meta')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function MyContactRequest({ loaderData: view, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { contact } = view
  const problems = isToldByForm(view, actionData?.form) ? [] : (actionData?.result?.error?.[''] ?? [])
  return (
    <AreaPage
      title={t('talent.request.title', { employer: contact.employer })}
      intro={
        <span className="flex flex-wrap items-center gap-3">
          <Badge tone={contact.tone}>{contact.stateText}</Badge>
          <Link className="link" to={contact.jobTo}>
            {t('talent.request.to-job')}
          </Link>
        </span>
      }
      tabs={null}
      back={
        <Link className="link inline-flex min-h-11 items-center gap-1.5" to={to('my-talent-pool')}>
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          {t('talent.request.back')}
        </Link>
      }
    >
      <LiveUpdates kinds={['contact']} />
      <FormProblems
        title={t('talent.problem.title')}
        whole={problems}
        fields={[]}
        hasFocus={problems.length > 0}
      />
      <Facts view={view} />
      <AreaSection title={t('talent.request.message')}>
        <p className="whitespace-pre-line wrap-anywhere">{contact.message}</p>
      </AreaSection>
      {contact.applicationId && (
        <LinkButton
          to={to('my-application', { id: contact.applicationId })}
          variant="next"
          className="justify-self-start"
        >
          {t('talent.request.to-application')}
        </LinkButton>
      )}
      {view.can.accept && <AcceptForm view={view} answer={actionData} />}
      {view.can.notNow && <NotNowForm />}
      {view.can.decline && <DeclineForm view={view} answer={actionData} />}
      {view.reportTo && (
        <Link to={view.reportTo} rel="nofollow" className="link inline-flex min-h-11 items-center">
          {t('talent.request.report')}
        </Link>
      )}
    </AreaPage>
  )
}

/** A form that is still there says itself what went wrong with it. */
function isToldByForm({ can }: ContactPageView, form: string | undefined): boolean {
  return (form === 'accept' && can.accept) || (form === 'decline' && can.decline)
}

function Facts({ view: { contact, answerRate } }: { view: ContactPageView }) {
  const { t } = useTexts()
  return (
    <div className="max-w-[44rem]">
      <DefinitionGrid
        isNarrow
        facts={[
          { label: t('talent.request.job'), value: contact.job },
          { label: t('talent.request.place'), value: contact.place },
          { label: t('talent.request.pay'), value: contact.pay },
          { label: t('talent.request.duty'), value: contact.duty },
          ...(contact.employment
            ? [{ label: t('talent.request.employment'), value: contact.employment }]
            : []),
          {
            label: t('talent.request.answer-rate'),
            value: answerRate
              ? t('talent.request.answer-rate-value', answerRate)
              : t('talent.request.answer-rate-unknown'),
          },
          { label: t('talent.request.asked'), value: contact.askedOn },
          ...(contact.state === 'accepted'
            ? [
                {
                  label: t('talent.request.revealed'),
                  value: contact.revealed || t('talent.request.revealed-nothing'),
                },
              ]
            : []),
          ...(contact.state === 'sent' ? [{ label: t('talent.request.until'), value: contact.until }] : []),
        ]}
      />
    </div>
  )
}
