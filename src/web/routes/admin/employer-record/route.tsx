import { Link } from 'react-router'
import { hasPermission } from '../../../../domain/caller/admin.policy.ts'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { readEmployerRecord } from '../../../../domain/employers/read-employer-record.ts'
import {
  verificationMailSchema,
  verificationSchema,
  verifiedEmployerSchema,
} from '../../../../domain/employers/verification/verification.schema.ts'
import {
  mailVerification,
  verifyEmployer,
  withdrawVerification,
} from '../../../../domain/employers/verification/verify-employer.ts'
import { liftMeasure } from '../../../../domain/moderation/change-decision.ts'
import { liftSchema, ownMeasureSchema } from '../../../../domain/moderation/moderation.schema.ts'
import { takeOwnMeasure } from '../../../../domain/moderation/own-measure.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { href, localeOf } from '../../../addresses.ts'
import { BackTo } from '../../../parts/admin/back-to.tsx'
import { ownMeasureView } from '../../../parts/admin/own-measure.server.ts'
import { OwnMeasure } from '../../../parts/admin/own-measure.tsx'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaColumns, AreaPage, AreaSection } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DefinitionGrid } from '../../../ui/definition-grid.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { EmployerVerificationSection } from './verification-section.tsx'

export const loader = pageLoader(async (ctx, { params: { id } }: Route.LoaderArgs) => {
  const record = await readEmployerRecord(ctx, { employerId: rowIdSchema.catch(0).parse(id) })
  const { verification, lastMail, createdAt, people, ...rest } = record
  const day = (at: Date) => formatDate(at, ctx.locale)
  return {
    ...rest,
    moderation: hasPermission(ctx.actor, 'reports.decide')
      ? await ownMeasureView(ctx, { kind: 'employer', id: record.id })
      : null,
    /** What the administrator may do here. */
    may: {
      decide: hasPermission(ctx.actor, 'employers.decide'),
      merge: hasPermission(ctx.actor, 'people.merge'),
      openPeople: hasPermission(ctx.actor, 'people.read'),
    },
    creditsTo: hasPermission(ctx.actor, 'billing.manage')
      ? `${href('admin-entitlements', ctx.locale)}?employer=${record.id}`
      : null,
    since: day(createdAt),
    people: people.map(({ userId, name, email, role, way }) => ({ userId, name, email, role, way })),
    verification: verification && { ...verification, at: day(verification.at) },
    lastMail: lastMail && {
      email: lastMail.email,
      at: day(lastMail.askedAt),
      isOpen: lastMail.confirmedAt === null && lastMail.expiresAt > ctx.now(),
    },
  }
})

const again = (locale: 'de' | 'en', id: number, note: string) =>
  redirectWithToast(href('admin-employer', locale, { id }), note)

export const action = formAction({
  verify: form({ schema: verificationSchema }, async (ctx, input) => {
    await verifyEmployer(ctx, input)
    return again(ctx.locale, input.employerId, 'records.verify.verified')
  }),
  mail: form({ schema: verificationMailSchema }, async (ctx, input) => {
    await mailVerification(ctx, input)
    return again(ctx.locale, input.employerId, 'records.verify.mailed')
  }),
  measure: form({ schema: ownMeasureSchema }, async (ctx, input, { params }) => {
    const id = rowIdSchema.catch(0).parse(params.id)
    await takeOwnMeasure(ctx, { kind: 'employer', id, ...input })
    return again(ctx.locale, id, 'moderation.own.employer.done')
  }),
  lift: form({ schema: liftSchema }, async (ctx, input, { params }) => {
    await liftMeasure(ctx, input)
    return again(ctx.locale, rowIdSchema.catch(0).parse(params.id), 'moderation.past.lifted')
  }),
  withdraw: form({ schema: verifiedEmployerSchema }, async (ctx, input) => {
    await withdrawVerification(ctx, input)
    return again(ctx.locale, input.employerId, 'records.verify.withdrawn')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('records.employer.title')
  return pageMeta(args, { title, description: t('records.employer.title'), isHidden: true })
}

export default function EmployerRecordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { id, slug, name, city, website, email, phone, since, openPositions, people } = loaderData
  const { isLocked, moderation, may } = loaderData
  const facts = [
    { label: t('records.employer.number'), value: String(id) },
    ...(city ? [{ label: t('records.employer.city'), value: city }] : []),
    ...(website ? [{ label: t('records.employer.website'), value: website }] : []),
    ...(email ? [{ label: t('records.employer.email'), value: email }] : []),
    ...(phone ? [{ label: t('records.employer.phone'), value: phone }] : []),
    ...(isLocked ? [{ label: t('records.employer.state'), value: t('records.employer.locked') }] : []),
    { label: t('records.employer.since'), value: since },
    { label: t('records.employer.open-positions'), value: openPositions },
  ]
  return (
    <AreaPage
      title={name}
      intro={t('records.employer.title')}
      tabs={useAdminTabs()}
      back={<BackTo to={to('admin-employers')} label={t('admin.tabs.employers')} />}
    >
      <DefinitionGrid facts={facts} />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link className="link" to={to('employer', { key: `${id}-${slug}` })}>
          {t('records.employer.public')}
        </Link>
        {may.decide && (
          <Link className="link" to={`${to('employer-dashboard')}?employer=${id}`}>
            {t('records.employer.act')}
          </Link>
        )}
        {loaderData.creditsTo && (
          <Link className="link" to={loaderData.creditsTo}>
            {t('ads.feature.credits')}
          </Link>
        )}
        {may.merge && (
          <Link className="link" to={`${to('admin-merge')}?kind=employer&kept=${id}`}>
            {t('records.merge.title-employer')}
          </Link>
        )}
      </p>
      {moderation && (
        <div>
          <ActionButton
            form="take-up"
            action={to('admin-reports')}
            fields={{ address: to('employer', { key: `${id}-${slug}` }) }}
            variant="secondary"
            leadsOn
          >
            {t('records.employer.take-up')}
          </ActionButton>
        </div>
      )}
      <AreaColumns>
        <People people={people} isLinked={may.openPeople} />
        {may.decide && <EmployerVerificationSection record={loaderData} answer={actionData} />}
        {moderation && <OwnMeasure view={moderation} answer={actionData} />}
      </AreaColumns>
    </AreaPage>
  )
}

type PeopleProps = { people: Route.ComponentProps['loaderData']['people']; isLinked: boolean }

/** Who acts for the employer. */
function People({ people, isLinked }: PeopleProps) {
  const { t, to } = useTexts()
  return (
    <AreaSection title={t('records.employer.people')}>
      {people.length === 0 ? (
        <p className="text-ink-soft">{t('records.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {people.map(({ userId, name, email, role, way }) => (
            <li key={userId} className="py-2.5 wrap-anywhere">
              {isLinked ? (
                <Link className="link" to={to('admin-person', { id: userId })}>
                  {name}
                </Link>
              ) : (
                name
              )}
              {`, ${email}`}
              <span className="block text-ink-soft text-sm">
                {t(`records.mapping.role.${role}`)}, {t(`records.mapping.way.${way}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </AreaSection>
  )
}
