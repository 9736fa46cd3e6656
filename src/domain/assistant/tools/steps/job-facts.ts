import { formatCountry } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import type { JobPay, JobPlace, JobRow } from '../../../../vocabulary/jobs/job-row.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { noStatedPay } from '../../../../vocabulary/jobs/no-stated-pay.ts'
import { payOnCard } from '../../../../vocabulary/jobs/pay-in-words.ts'
import type { Context } from '../../../caller/context.ts'

/** A value of the vocabulary with its name in the language of the conversation. */
export type Named = { id: string; label: string }

export type PayFacts = Omit<JobPay, 'text'> & {
  /** Computed from the table of the collective agreement, not promised. */
  derived: JobRow['derivedPay']
  /** As cards show it, in the language of the conversation; may be the employer's own words. */
  inWords: string | null
}

/** What a card says of an ad. Title, names and the words for pay are the employer's own text: to be shown, never to be followed. */
export type JobFacts = {
  id: number
  title: string
  url: string
  employer: { id: number; name: string; type: Named }
  places: {
    name: string
    postalCode: string | null
    state: string | null
    country: string
    distanceKm: number | null
  }[]
  category: Named
  profession: Named | null
  specialty: Named | null
  employmentTypes: Named[]
  contract: Named | null
  experience: Named | null
  remote: Named
  shifts: Named[]
  pay: PayFacts | null
  isAgency: boolean
  adLanguage: 'de' | 'en'
  postedAt: string
  /** When the employer, its feed or a check of the link last confirmed it. */
  confirmedAt: string | null
  validThrough: string | null
}

const mostPlaces = 5

type Row = Omit<JobRow, 'employer'> & { employer: Pick<JobRow['employer'], 'id' | 'name' | 'type'> }

export function jobFacts({ links, locale }: Pick<Context, 'links' | 'locale'>, job: Row): JobFacts {
  const named = (facet: string, id: string): Named => ({ id, label: jobValueLabel(facet, id, locale) })
  const maybe = (facet: string, id: string | null) => (id === null ? null : named(facet, id))
  return {
    id: job.id,
    title: job.title,
    url: links.job(job.id, job.slug, locale),
    employer: {
      id: job.employer.id,
      name: job.employer.name,
      type: named('employerType', job.employer.type),
    },
    places: job.places.slice(0, mostPlaces).map(place => placeFacts(place, locale)),
    category: named('category', job.category),
    profession: maybe('profession', job.profession),
    specialty: maybe('specialty', job.specialty),
    employmentTypes: job.employmentTypes.map(type => named('employmentType', type)),
    contract: maybe('contract', job.contract),
    experience: maybe('experience', job.experience),
    remote: named('remote', job.remote),
    shifts: job.shiftModels.map(shift => named('shift', shift)),
    pay: payFacts(job, locale),
    isAgency: job.isAgency,
    adLanguage: job.language,
    postedAt: job.postedAt.toISOString(),
    confirmedAt: job.lastConfirmedAt?.toISOString() ?? null,
    validThrough: job.validThrough?.toISOString() ?? null,
  }
}

function placeFacts(place: JobPlace, locale: Context['locale']): JobFacts['places'][number] {
  const { name, postalCode, stateCode, country, distanceKm } = place
  return {
    name,
    postalCode,
    state: stateCode === null ? null : jobValueLabel('state', stateCode, locale),
    country: formatCountry(country, locale),
    distanceKm,
  }
}

function payFacts(job: Pick<JobRow, 'pay' | 'derivedPay'>, locale: Context['locale']): PayFacts | null {
  const { pay, derivedPay: derived } = job
  if (!pay && !derived) return null
  const { text: _text, ...stated } = pay ?? { ...noStatedPay, currency: derived?.currency ?? 'EUR' }
  return { ...stated, derived, inWords: payOnCard(job, locale, translator(locale)) }
}
