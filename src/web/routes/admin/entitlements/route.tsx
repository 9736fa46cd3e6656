import { Link } from 'react-router'
import { entitlementFormSchema, takeBackSchema } from '../../../../domain/billing/entitlement.schema.ts'
import { grantEntitlement, takeBackEntitlement } from '../../../../domain/billing/grant-entitlement.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { NotFound } from '../../../../domain/caller/errors.ts'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { href, localeOf } from '../../../addresses.ts'
import { BillingPages } from '../../../parts/admin/billing-pages.tsx'
import { secondLook } from '../../../parts/admin/second-look.server.ts'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { employerGrants, type GrantPreview, grantPreview, latestGrants } from './entitlements-view.server.ts'
import { GrantForm } from './grant-form.tsx'
import { Granted } from './granted.tsx'
import { LatestGrantList } from './latest-grant-list.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const asked = new URL(request.url).searchParams.get('employer')
  if (asked === null) return { employer: null, latest: await latestGrants(ctx) }
  return { employer: await employerGrants(ctx, employerIn(asked)), latest: [] }
})

function employerIn(asked: string): number {
  const { data } = rowIdSchema.safeParse(asked)
  if (data === undefined) throw new NotFound()
  return data
}

function again(ctx: Context, request: Request, note: string): Response {
  const { searchParams } = new URL(request.url)
  const page = href('admin-entitlements', ctx.locale)
  return redirectWithToast(`${page}?employer=${employerIn(searchParams.get('employer') ?? '')}`, note)
}

export const action = formAction<GrantPreview>({
  grant: form({ schema: entitlementFormSchema }, async (ctx, input, { request }) => {
    const { seen, confirmed, ...grant } = input
    const look = await secondLook({ seen, confirmed }, grant, () => grantPreview(ctx, grant))
    if (look) return look
    await grantEntitlement(ctx, grant)
    return again(ctx, request, 'bookkeeping.grants.granted')
  }),
  'take-back': form({ schema: takeBackSchema }, async (ctx, input, { request }) => {
    await takeBackEntitlement(ctx, input)
    return again(ctx, request, 'bookkeeping.grants.taken-back')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const words = { title: t('bookkeeping.grants.title'), description: t('bookkeeping.grants.intro') }
  return pageMeta(args, { ...words, isHidden: true })
}

export default function Entitlements({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { employer, latest } = loaderData
  const preview = actionData?.form === 'grant' ? (actionData.done ?? null) : null
  return (
    <AreaPage
      title={employer?.name ?? t('bookkeeping.grants.title')}
      intro={t('bookkeeping.grants.intro')}
      tabs={useAdminTabs()}
    >
      <BillingPages />
      {employer ? (
        <>
          <p>
            <Link to={employer.recordTo} className="link inline-flex min-h-11 items-center">
              {t('orders.admin.employer')}
            </Link>
          </p>
          <Granted ledger={employer.ledger} answer={actionData} />
          <AreaSection title={t('bookkeeping.grants.new')} text={t('bookkeeping.grants.new-text')}>
            <GrantForm
              key={employer.ledger.sources.length}
              employer={employer}
              preview={preview}
              answer={actionData}
            />
          </AreaSection>
        </>
      ) : (
        <>
          <p className="max-w-prose">
            {t('bookkeeping.grants.choose')}{' '}
            <Link to={to('admin-employers')} className="link">
              {t('bookkeeping.grants.employers')}
            </Link>
          </p>
          <LatestGrantList latest={latest} />
        </>
      )}
    </AreaPage>
  )
}
