import type { JobDetails } from '../../../../domain/jobs/read-job.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { pictureUrl } from '../picture-url.ts'

const employmentTypes: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  temporary: 'TEMPORARY',
  freelance: 'CONTRACTOR',
  internship: 'INTERN',
}

const payUnits: Record<string, string> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
}

/** The job as schema.org's JobPosting. Says nothing that the page does not show. */
export function jobPosting(
  job: JobDetails,
  url: string,
  { publicUrl, locale }: { publicUrl: string; locale: Locale },
): Record<string, unknown> {
  const places = job.places.map(place => ({
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(place.street ? { streetAddress: place.street } : {}),
      addressLocality: place.name,
      addressCountry: place.country,
      ...(place.postalCode ? { postalCode: place.postalCode } : {}),
      ...(place.stateCode ? { addressRegion: jobValueLabel('state', place.stateCode, locale) } : {}),
    },
    ...(place.latDegrees === null || place.lonDegrees === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: place.latDegrees, longitude: place.lonDegrees } }),
  }))
  const countries = [...new Set(job.places.map(place => place.country))]
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.descriptionHtml,
    identifier: { '@type': 'PropertyValue', name: job.employer.name, value: job.reference ?? String(job.id) },
    datePosted: job.postedAt.toISOString(),
    ...(job.validThrough ? { validThrough: job.validThrough.toISOString() } : {}),
    ...typesOf(job),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.employer.name,
      ...(job.employer.website ? { sameAs: job.employer.website } : {}),
      ...(job.employer.logoFileId ? { logo: publicUrl + pictureUrl(job.employer.logoFileId, 400) } : {}),
    },
    ...(places.length > 0 ? { jobLocation: places.length === 1 ? places[0] : places } : {}),
    // Only for work that is done entirely from elsewhere; hybrid work keeps its place of work.
    ...(job.remote === 'remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: (countries.length > 0 ? countries : ['DE']).map(name => ({
            '@type': 'Country',
            name,
          })),
        }
      : {}),
    ...salaryOf(job),
    directApply: job.apply?.way === 'here',
    inLanguage: job.language,
    url,
    mainEntityOfPage: url,
    image: `${publicUrl}/social/card.png`,
  }
}

function typesOf({ employmentTypes: types, hoursWeek }: JobDetails): Record<string, unknown> {
  const named = types.map(type => employmentTypes[type]).filter(type => type !== undefined)
  return {
    ...(named.length > 0 ? { employmentType: named.length === 1 ? named[0] : named } : {}),
    ...(hoursWeek === null ? {} : { workHours: String(hoursWeek) }),
  }
}

/** Only amounts with a period; a pay scale without figures is no salary to a search engine. */
function salaryOf({ pay }: JobDetails): Record<string, unknown> {
  if (!pay || pay.period === null || (pay.min === null && pay.max === null)) return {}
  const unitText = payUnits[pay.period]
  const range =
    pay.min !== null && pay.max !== null && pay.min !== pay.max
      ? { minValue: pay.min, maxValue: pay.max }
      : pay.min === pay.max
        ? { value: pay.min }
        : pay.min !== null
          ? { minValue: pay.min }
          : { maxValue: pay.max }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: pay.currency,
      value: { '@type': 'QuantitativeValue', ...range, unitText },
    },
  }
}
