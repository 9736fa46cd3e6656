import { Link } from 'react-router'
import { requireJobSeeker } from '../../../../domain/job-seekers/job-seeker.policy.ts'
import { readOwnSeeker } from '../../../../domain/job-seekers/save-seeker-step.ts'
import { jobSearchQuery } from '../../../../domain/jobs/job.schema.ts'
import { jobValueLabel } from '../../../../domain/jobs/job-value-labels.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { localeOf } from '../../../addresses.ts'
import { getFacts } from '../../../context.server.ts'
import { pageLoader } from '../../../outcome.server.ts'
import { AreaPage, AreaSection } from '../../../parts/area-page.tsx'
import { LiveUpdates } from '../../../parts/live-updates.tsx'
import { pageMeta } from '../../../parts/page-meta.ts'
import { textsOf } from '../../../texts.ts'
import { DefinitionGrid } from '../../../ui/definition-grid.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { context }: Route.LoaderArgs) => {
  requireJobSeeker(ctx.actor)
  const { person } = getFacts(context)
  const seeker = await readOwnSeeker(ctx)
  const name = (facet: string, value: string | null | undefined) =>
    value ? jobValueLabel(facet, value, ctx.locale) : null
  return {
    name: person?.name ?? '',
    isOnboarded: person?.isOnboarded ?? false,
    profession: name('profession', seeker?.profession),
    specialty: name('specialty', seeker?.specialty),
    place: seeker?.placeText ?? null,
    radiusKm: seeker?.radiusKm ?? null,
    employmentTypes: (seeker?.employmentTypes ?? []).map(value => name('employmentType', value) ?? value),
    shiftModels: (seeker?.shiftModels ?? []).map(value => name('shift', value) ?? value),
    availability: seeker?.availability ?? null,
    availableFrom: seeker?.availableFrom ? formatDate(new Date(seeker.availableFrom), ctx.locale) : null,
    qualifications: seeker?.qualifications ?? [],
    query: jobSearchQuery({
      profession: seeker?.profession ? [seeker.profession] : [],
      place: seeker?.placeText ?? '',
      radius: seeker?.placeText ? seeker.radiusKm : null,
    }),
  }
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const description = t('dashboard.seeker.intro')
  return pageMeta(args, { title: t('dashboard.title'), description, isHidden: true })
}

/** A job seeker's start: what was told, and the next step. */
export default function SeekerDashboard({ loaderData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { profession, specialty, place, radiusKm, availability, availableFrom, isOnboarded } = loaderData
  const facts = [
    { label: t('onboarding.seeker.profession'), value: profession },
    { label: t('onboarding.seeker.specialty'), value: specialty },
    {
      label: t('dashboard.seeker.place'),
      value: place && radiusKm ? `${place}, ${radiusKm} km` : place,
    },
    { label: t('onboarding.seeker.employment'), value: loaderData.employmentTypes.join(', ') || null },
    { label: t('onboarding.seeker.shifts'), value: loaderData.shiftModels.join(', ') || null },
    {
      label: t('onboarding.seeker.availability'),
      value: availableFrom ?? (availability && t(`onboarding.seeker.available.${availability}`)),
    },
    {
      label: t('onboarding.seeker.qualifications-field'),
      value: loaderData.qualifications.join(', ') || null,
    },
  ].filter(({ value }) => value !== null)
  return (
    <AreaPage
      title={t('dashboard.hello', { name: loaderData.name })}
      intro={t('dashboard.seeker.intro')}
      tabs={null}
    >
      <LiveUpdates kinds={['application', 'message', 'invitation']} />
      <AreaSection
        title={facts.length > 0 ? t('dashboard.seeker.profile') : t('dashboard.seeker.empty.title')}
        text={facts.length > 0 ? undefined : t('dashboard.seeker.empty.text')}
      >
        {facts.length > 0 && <DefinitionGrid facts={facts} />}
        <div className="flex flex-wrap gap-3">
          {facts.length > 0 && (
            <LinkButton to={`${to('jobs')}?${loaderData.query}`} variant="next">
              {t('dashboard.seeker.search')}
            </LinkButton>
          )}
          <LinkButton
            to={isOnboarded ? `${to('onboarding-jobseeker')}?step=work` : to('onboarding-jobseeker')}
            variant={facts.length > 0 ? 'secondary' : 'next'}
          >
            {t(isOnboarded ? 'dashboard.seeker.edit' : 'dashboard.seeker.finish')}
          </LinkButton>
        </div>
      </AreaSection>
      <p>
        <Link className="link" to={to('account')}>
          {t('dashboard.account')}
        </Link>
      </p>
    </AreaPage>
  )
}
