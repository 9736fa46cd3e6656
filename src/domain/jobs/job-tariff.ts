import { htmlAsText } from '../../texts/html-as-text.ts'
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
      description: htmlAsText(descriptionHtml),
    },
    { profession: profession ?? undefined, employer: employer.name, country: places[0]?.country },
  )
}
