import type { Locale } from '../../../i18n/locale.ts'
import type { JobDerivedPay, JobRow } from '../../../vocabulary/jobs/job-row.ts'
import { noStatedPay } from '../../../vocabulary/jobs/no-stated-pay.ts'
import { tableOn } from '../../../vocabulary/pay/gross/table-on.ts'
import { payTables } from '../../../vocabulary/pay/tables/pay-tables.ts'
import type { ApiJob } from '../api.schema.ts'

/** An ad of which only the table of its agreement is known has pay, too, with nothing stated. */
export function payJson(
  { pay, derivedPay }: Pick<JobRow, 'pay' | 'derivedPay'>,
  on: string,
  locale: Locale,
): ApiJob['pay'] {
  if (!pay && !derivedPay) return null
  const stated = pay ?? { ...noStatedPay, currency: derivedPay?.currency ?? 'EUR' }
  return { ...stated, derived: derivedPay && derivedJson(derivedPay, on, locale) }
}

/** With the table that it comes from. */
function derivedJson(
  { min, max, currency, scheme: id, group, groupTo }: JobDerivedPay,
  on: string,
  locale: Locale,
) {
  const scheme = payTables().schemes.get(id)
  const table = scheme && tableOn(scheme, on)?.table
  const source = table?.source
  return {
    monthMin: min,
    monthMax: max,
    currency,
    scheme: id,
    group,
    groupTo,
    validFrom: table?.validFrom ?? null,
    validTo: table?.validTo ?? null,
    source: source ? { url: source.url, title: source.title[locale] } : null,
  }
}
