import type { Grant } from '../../../../domain/billing/entitlement.schema.ts'
import { listGrants, previewGrant } from '../../../../domain/billing/grant-entitlement.ts'
import { listOwnEntitlements } from '../../../../domain/billing/list-own-entitlements.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { entitlementKinds } from '../../../../domain/caller/price-list.schema.ts'
import { readEmployerRecord } from '../../../../domain/employers/read-employer-record.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'
import type { Looked } from '../../../parts/admin/second-look.server.ts'
import { ledgerView } from '../../../parts/shared/orders/ledger-view.server.ts'

export type EmployerGrants = Awaited<ReturnType<typeof employerGrants>>
export type LatestGrants = Awaited<ReturnType<typeof latestGrants>>
export type GrantPreview = { lines: string[] } & Looked

/** What one employer may use, and what can be granted to it. */
export async function employerGrants(ctx: Context, employerId: number) {
  const { locale } = ctx
  const t = translator(locale)
  const ledger = await listOwnEntitlements(ctx, { employerId })
  const { id, name } = await readEmployerRecord(ctx, { employerId })
  return {
    employerId: id,
    name,
    recordTo: href('admin-employer', locale, { id }),
    kinds: entitlementKinds.map(value => ({ value, label: t(`order-words.granted.${value}`) })),
    ledger: ledgerView(ctx, ledger),
  }
}

/** What was granted last, to anybody. */
export async function latestGrants(ctx: Context) {
  const { locale } = ctx
  const t = translator(locale)
  return (await listGrants(ctx)).map(({ id, kind, quantity, used, ...grant }) => ({
    id,
    employer: grant.employer,
    to: `${href('admin-entitlements', locale)}?employer=${grant.employerId}`,
    text: t(`order-words.ledger.${kind}`, { left: quantity - used, all: quantity }),
    about: [
      formatDate(grant.createdAt, locale),
      ...(grant.validUntil ? [t('order-words.until', { date: formatDate(grant.validUntil, locale) })] : []),
      ...(grant.reason ? [grant.reason] : []),
    ].join(' · '),
  }))
}

/** What a grant would give, and what there would be to use afterwards. */
export async function grantPreview(ctx: Context, grant: Grant): Promise<{ lines: string[] }> {
  const { locale } = ctx
  const t = translator(locale)
  const { quantity, validUntil, leftBefore } = await previewGrant(ctx, grant)
  const { name } = await readEmployerRecord(ctx, { employerId: grant.employerId })
  return {
    lines: [
      name,
      `${quantity} × ${t(`order-words.granted.${grant.kind}`)}`,
      validUntil === null
        ? t('order-words.no-end')
        : t('order-words.until', { date: formatDate(validUntil, locale) }),
      t('order-words.left-after', { before: leftBefore, after: leftBefore + quantity }),
      t('order-words.because', { reason: grant.reason }),
    ],
  }
}
