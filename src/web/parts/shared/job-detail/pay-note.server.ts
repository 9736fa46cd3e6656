import { berlinDay } from '../../../../basics/berlin.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { jobTariff } from '../../../../domain/jobs/job-tariff.ts'
import type { JobDetails } from '../../../../domain/jobs/read-job.ts'
import { translator } from '../../../../i18n/translate.ts'
import { schemeIdOn } from '../../../../vocabulary/pay/gross/table-on.ts'
import { whyNoPay } from '../../../../vocabulary/pay/gross/without-calculator.ts'
import { payTables } from '../../../../vocabulary/pay/tables/pay-tables.ts'
import { href } from '../../../addresses.ts'

/** Where a computed amount comes from; or, of an agreement whose table is not certain, why there is none. Null where the ad says it all. */
export function payNote(job: JobDetails, { locale, now }: Context): { note: string; noteTo: string } | null {
  // A preview has no page of its own.
  if (job.hasEnded || job.id === 0) return null
  const t = translator(locale)
  if (job.derivedPay) return { note: t('job-words.derived-pay-source'), noteTo: '#tariff' }
  const reading = jobTariff(job)
  if (!reading?.scheme || reading.isLoose || reading.writtenGroup === null) return null
  const on = berlinDay(now())
  const scheme = schemeIdOn(reading.scheme, on)
  if (!payTables().schemes.has(scheme) || whyNoPay(scheme, on) === null) return null
  return { note: t('job-words.no-certain-table'), noteTo: href('pay-agreement', locale, { scheme }) }
}
