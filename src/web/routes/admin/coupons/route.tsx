import { z } from 'zod'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { createCoupon, endCoupon } from '../../../../domain/orders/coupons/change-coupons.ts'
import { couponSchema } from '../../../../domain/orders/coupons/coupon.schema.ts'
import { href, localeOf } from '../../../addresses.ts'
import { BillingPages } from '../../../parts/admin/billing-pages.tsx'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { WideSection } from '../../../parts/admin/wide-section.tsx'
import { AreaPage, AreaSection } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { CouponForm } from './coupon-form.tsx'
import { couponsView } from './coupons-view.server.ts'

export const loader = pageLoader(async ctx => ({ view: await couponsView(ctx) }))

export const action = formAction({
  create: form({ schema: couponSchema }, async (ctx, coupon) => {
    await createCoupon(ctx, coupon)
    return redirectWithToast(href('admin-coupons', ctx.locale), 'bookkeeping.coupons.created')
  }),
  end: form({ schema: z.object({ id: rowIdSchema }) }, async (ctx, { id }) => {
    await endCoupon(ctx, { id })
    return redirectWithToast(href('admin-coupons', ctx.locale), 'bookkeeping.coupons.ended')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const words = { title: t('bookkeeping.coupons.title'), description: t('bookkeeping.coupons.intro') }
  return pageMeta(args, { ...words, isHidden: true })
}

export default function Coupons({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AreaPage
      title={t('bookkeeping.coupons.title')}
      intro={t('bookkeeping.coupons.intro')}
      tabs={useAdminTabs()}
    >
      <BillingPages />
      <WideSection title={t('bookkeeping.coupons.list')}>
        {view.coupons.length === 0 ? (
          <p className="text-ink-soft">{t('bookkeeping.coupons.none')}</p>
        ) : (
          <ul className="divide-y divide-line border-line border-t">
            {view.coupons.map(({ id, code, value, note, terms, isOver }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
                <span className="grid min-w-0">
                  <span className="figures font-medium wrap-anywhere">{`${code} · ${value}`}</span>
                  <span className="wrap-anywhere">{note}</span>
                  <span className="figures text-ink-soft text-sm">{terms}</span>
                </span>
                {!isOver && (
                  <ActionButton
                    form="end"
                    fields={{ id }}
                    variant="quiet"
                    label={t('bookkeeping.coupons.end-one', { code })}
                  >
                    {t('bookkeeping.coupons.end')}
                  </ActionButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </WideSection>
      <AreaSection title={t('bookkeeping.coupons.new')} text={t('bookkeeping.coupons.new-text')}>
        <CouponForm view={view} answer={actionData} />
      </AreaSection>
    </AreaPage>
  )
}
