import { htmlAsText } from '../../texts/html-as-text.ts'
import type { JobDerivedPay } from '../../vocabulary/jobs/job-row.ts'
import { payMonthEur } from '../../vocabulary/jobs/pay-month.ts'
import { type DerivedPay, derivedPay, namedGroup } from '../../vocabulary/pay/gross/derived-pay.ts'
import { payAgainstTariff } from '../../vocabulary/pay/gross/pay-beside-tariff.ts'
import type { TariffReading } from '../../vocabulary/pay/tariffs/read-tariff.ts'
import { tariffOfAd } from '../../vocabulary/pay/tariffs/tariff-of-ad.ts'
import type { JobDetails } from './read-job.ts'

/** The collective agreement that an ad names. */
export function jobTariff(job: JobDetails): TariffReading | null {
  const { title, pay, descriptionHtml, profession, employer, places } = job
  return tariffOfAd(
    {
      title,
      payText: pay?.text ?? null,
      tariff: pay?.tariff ?? null,
      tariffGroup: pay?.tariffGroup ?? null,
      tariffSteps: pay?.tariffSteps ?? null,
      chosen: job.chosenTariff,
      description: htmlAsText(descriptionHtml),
    },
    { profession: profession ?? undefined, employer: employer.name, country: places[0]?.country },
  )
}

/** What the table of an ad's collective agreement gives on a day (YYYY-MM-DD), as lists would show it and in EUR; null where none does. */
export function payOfTable(job: JobDetails, on: string): { pay: JobDerivedPay; inEur: DerivedPay } | null {
  const reading = namedGroup(jobTariff(job))
  const inEur = reading && derivedPay(reading, on)
  if (!inEur || reading.scheme === null || reading.group === null) return null
  const { scheme, group, groupTo } = reading
  const { monthMin: min, monthMax: max, currency } = inEur
  return { pay: { min, max, currency, scheme, group, groupTo }, inEur }
}

/** Whether the ad states less or more than the table of the group that it names; null where the two agree, or one of them is not known. */
export function statedAgainstTable(job: JobDetails, on: string): AgainstTable {
  const { pay, workloadPercent } = job
  const table = pay && payOfTable(job, on)
  if (!table) return null
  return payAgainstTariff(payMonthEur(pay), {
    min: table.inEur.monthMinEur,
    max: table.inEur.monthMaxEur,
    workloadPercent: workloadPercent?.min ?? 100,
  })
}

export type AgainstTable = 'below' | 'above' | null
