import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { z } from 'zod'
import { withdrawContact } from '../../../../../domain/talent-pool/ask-for-contact.ts'
import { contactLife } from '../../../../../domain/talent-pool/contact-request.status.ts'
import { readEmployersContact } from '../../../../../domain/talent-pool/employers-contacts.ts'
import { localeOf } from '../../../../addresses.ts'
import { EmployerArea } from '../../../../parts/employer/employer-area.tsx'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { currentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { LiveUpdates } from '../../../../parts/shared/live-updates.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { contactView } from '../../../../parts/shared/talents/contact-view.server.ts'
import { talentCardView } from '../../../../parts/shared/talents/talent-card.server.ts'
import { TalentFacts } from '../../../../parts/shared/talents/talent-card.tsx'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../../server/this-page.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { DefinitionGrid } from '../../../../ui/definition-grid.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { RevealedFacts } from './revealed-facts.tsx'

export const loader = pageLoader(async (ctx, { request, params: { id } }: Route.LoaderArgs) => {
  const page = await readEmployersContact(ctx, { id })
  const employer = await currentEmployer(ctx, request, page.request.employerId)
  return {
    employer,
    contact: contactView(page.request, ctx.locale),
    talent: page.profile && talentCardView(page.profile, ctx.locale),
    revealed: page.revealed,
    canWithdraw: contactLife.may(page.request.state, 'withdrawn', 'employer'),
  }
})

export const action = formAction({
  withdraw: form({ schema: z.object({}) }, async (ctx, _input, { request, params: { id = '' } }) => {
    await withdrawContact(ctx, { id })
    return redirectWithToast(thisPageAgain(request), 'talent.sent.withdrawn')
  }),
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('talent.sent.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function EmployerContactRequest({ loaderData: view }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { employer, contact, revealed, talent } = view
  return (
    <EmployerArea
      employer={employer}
      title={t('talent.sent.one', { job: contact.job })}
      intro={<Badge tone={contact.tone}>{contact.stateText}</Badge>}
    >
      <LiveUpdates kinds={['contact', 'application']} />
      <p>
        <Link
          className="link inline-flex min-h-11 items-center gap-1.5"
          to={to('employer-contact-requests') + employer.query}
        >
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          {t('talent.sent.back')}
        </Link>
      </p>
      <div className="max-w-[44rem]">
        <RequestFacts contact={contact} />
      </div>
      <AreaSection title={t('talent.request.message')}>
        <p className="whitespace-pre-line wrap-anywhere">{contact.message}</p>
        {view.canWithdraw && (
          <ActionButton form="withdraw" variant="secondary">
            {t('talent.sent.withdraw')}
          </ActionButton>
        )}
      </AreaSection>
      {contact.state === 'accepted' && !revealed && <p className="text-ink-soft">{t('talent.sent.gone')}</p>}
      {revealed && (
        <AreaSection title={t('talent.sent.revealed')} text={t('talent.sent.revealed-text')}>
          <RevealedFacts revealed={revealed} />
          {contact.applicationId && (
            <LinkButton
              to={to('employer-application', { id: contact.applicationId })}
              variant="next"
              className="justify-self-start"
            >
              {t('talent.sent.to-application')}
            </LinkButton>
          )}
        </AreaSection>
      )}
      {talent && (
        <AreaSection title={talent.title} text={`${talent.region} · ${talent.activity}`}>
          <TalentFacts talent={talent} />
        </AreaSection>
      )}
    </EmployerArea>
  )
}

function RequestFacts({ contact }: { contact: Route.ComponentProps['loaderData']['contact'] }) {
  const { t } = useTexts()
  const { place, pay, duty, askedOn, answeredOn, until, reason } = contact
  return (
    <DefinitionGrid
      isNarrow
      facts={[
        { label: t('talent.request.place'), value: place },
        { label: t('talent.request.pay'), value: pay },
        { label: t('talent.request.duty'), value: duty },
        { label: t('talent.request.asked'), value: askedOn },
        ...(answeredOn ? [] : [{ label: t('talent.request.until'), value: until }]),
        ...(reason ? [{ label: t('talent.sent.reason'), value: reason }] : []),
      ]}
    />
  )
}
