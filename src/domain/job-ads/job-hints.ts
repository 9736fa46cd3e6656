import { readDescription } from '../../feed-format/normalise/read-description.ts'
import { readWordingHints } from '../../feed-format/normalise/read-wording-hints.ts'
import { readProfession } from '../../vocabulary/jobs/read-profession.ts'
import { resolvePlace } from '../job-search/resolve-place.ts'
import type { AdFields, AdStep } from './job-ad.values.ts'
import { readUnfinishedAd } from './read-ad.ts'

/** Advice on an ad; `law` for legal requirements, although the author remains responsible. Texts are `ads.hint.<key>`. */
export type AdHint = { key: string; step: AdStep; tone: 'advice' | 'law' }

const longTitleChars = 70
const shortTextChars = 300
const duties = new Set(['doctors', 'nursing'])

/**
 * Suggestions while writing: pay, title, wording that is risky under equal-treatment law (AGG), and the minimum pay required in Austria
 * (GlBG § 9). Advisory, never blocking.
 */
export function jobHints(fields: AdFields, category: string | null = null): AdHint[] {
  const ad = readUnfinishedAd(fields)
  const { text } = readDescription([{ heading: null, text: ad.description }])
  const isInAustria = ad.places.some(place => {
    const found = resolvePlace(place, null)
    return found?.kind === 'town' && found.country === 'AT'
  })
  const hasAmount = ad.payMin !== null || ad.payMax !== null
  const hasPay = hasAmount || ad.payTariff !== null
  const isWide = ad.payMin !== null && ad.payMax !== null && ad.payMax > ad.payMin * 2
  const contact = [ad.contactName, ad.contactEmail, ad.contactPhone].filter(part => part !== null)
  const wordings = readWordingHints(ad.title, text)
  const hints: [isGiven: boolean, AdHint][] = [
    [ad.title.length > longTitleChars, advice('title-long', 'position')],
    [
      ad.profession !== null && readProfession(ad.profession) === null,
      advice('profession-unknown', 'position'),
    ],
    [text !== '' && text.length < shortTextChars, advice('text-short', 'description')],
    [isInAustria && ad.payMin === null, { key: 'pay-austria', step: 'terms', tone: 'law' }],
    [!hasPay && !isInAustria, advice('pay-missing', 'terms')],
    [isWide, advice('pay-wide', 'terms')],
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

function advice(key: string, step: AdStep): AdHint {
  return { key, step, tone: 'advice' }
}
