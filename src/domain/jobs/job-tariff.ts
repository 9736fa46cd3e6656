import { htmlAsText } from '../../texts/html-as-text.ts'
import { readTariff, type TariffReading } from '../../vocabulary/pay/tariffs/read-tariff.ts'
import type { JobDetails } from './read-job.ts'

/** The collective agreement that an ad names: in its words for pay, in what was read of them before or entered by hand, else in its texts. */
export function jobTariff(job: JobDetails): TariffReading | null {
  const { title, pay, descriptionHtml, profession, employer, places } = job
  const steps = pay?.tariffSteps && `Stufe ${pay.tariffSteps.from}-${pay.tariffSteps.to}`
  const entered = [pay?.tariff, pay?.tariffGroup, steps].filter(Boolean).join(' ')
  const payText = [pay?.text, entered].filter(Boolean).join('; ')
  const hints = { profession: profession ?? undefined, employer: employer.name, country: places[0]?.country }
  return readTariff({ title, payText, description: htmlAsText(descriptionHtml) }, hints)
}
