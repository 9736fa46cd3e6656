import { readDescription } from '../../feed-format/normalise/read-description.ts'
import { readWordingHints } from '../../feed-format/normalise/read-wording-hints.ts'
import { readProfession } from '../../vocabulary/jobs/read-profession.ts'
import { resolvePlace } from '../job-search/resolve-place.ts'
import type { AgainstTable } from '../jobs/job-tariff.ts'
import { chosenTariff } from './chosen-tariff.ts'
import type { JobAd } from './job-ad.schema.ts'
import type { AdFields, AdStep } from './job-ad.values.ts'
import { readUnfinishedAd } from './read-ad.ts'

/** Advice on an ad; `law` for legal requirements, although the author remains responsible. Texts are `ads.hint.<key>`. */
export type AdHint = { key: string; step: AdStep; tone: 'advice' | 'law' }

/** What else is known of the ad: the category that was read of it, and whether its amounts contradict the table of its agreement. */
export type AdKnown = { category?: string | null; against?: AgainstTable }

const longTitleChars = 70
const shortTextChars = 300
const duties = new Set(['doctors', 'nursing'])

/**
 * Suggestions while writing: pay, title, wording that is risky under equal-treatment law (AGG), and the minimum pay required in Austria
 * (GlBG § 9). Advisory, never blocking.
 */
export function jobHints(fields: AdFields, { category = null, against = null }: AdKnown = {}): AdHint[] {
  const ad = readUnfinishedAd(fields)
  const { text } = readDescription([{ heading: null, text: ad.description }])
  const contact = [ad.contactName, ad.contactEmail, ad.contactPhone].filter(part => part !== null)
  const wordings = readWordingHints(ad.title, text)
  const hints: [isGiven: boolean, AdHint][] = [
    [ad.title.length > longTitleChars, advice('title-long', 'position')],
    [
      ad.profession !== null && readProfession(ad.profession) === null,
      advice('profession-unknown', 'position'),
    ],
    [text !== '' && text.length < shortTextChars, advice('text-short', 'description')],
    ...payHints(ad, against),
    [
      ad.shiftModels.length === 0 && duties.has(ad.category ?? category ?? ''),
      advice('duty-missing', 'terms'),
    ],
    [contact.length === 0, advice('contact-missing', 'applying')],
    ...wordings.map((key): [boolean, AdHint] => [
      true,
      {
        key,
        step: key === 'wording-gender' ? 'position' : 'description',
        // A young team is a fact; but courts have read such words as looking for young people only.
        tone: key === 'wording-young-team' ? 'advice' : 'law',
      },
    ]),
  ]
  return hints.filter(([isGiven]) => isGiven).map(([, hint]) => hint)
}

/** What the country's law or custom asks for, and what contradicts itself. */
function payHints(ad: JobAd, against: AgainstTable): [isGiven: boolean, AdHint][] {
  const isIn = (country: string) =>
    ad.places.some(place => {
      const found = resolvePlace(place, null)
      return found?.kind === 'town' && found.country === country
    })
  const [isInAustria, isInSwitzerland] = [isIn('AT'), isIn('CH')]
  const hasAmount = ad.payMin !== null || ad.payMax !== null
  const hasPay = hasAmount || ad.payTariff !== null || chosenTariff(ad)?.scheme != null
  const isWide = ad.payMin !== null && ad.payMax !== null && ad.payMax > ad.payMin * 2
  const hasWorkload = ad.workloadMin !== null || ad.workloadMax !== null
  return [
    [isInAustria && ad.payMin === null, { key: 'pay-austria', step: 'terms', tone: 'law' }],
    [isInAustria && ad.payMayExceed === null, { key: 'exceed-austria', step: 'terms', tone: 'law' }],
    [isInSwitzerland && !hasWorkload, advice('workload-swiss', 'terms')],
    [isInSwitzerland && hasAmount && ad.payPayments === null, advice('payments-swiss', 'terms')],
    [!hasPay && !isInAustria, advice('pay-missing', 'terms')],
    [isWide, advice('pay-wide', 'terms')],
    [against !== null, advice(`pay-${against}-tariff`, 'terms')],
  ]
}

function advice(key: string, step: AdStep): AdHint {
  return { key, step, tone: 'advice' }
}
