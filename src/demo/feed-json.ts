import { closingHtml, escapeHtml, listHtml, paragraph, sectionHtml } from './demo-html.ts'
import {
  type AdNumber,
  contractWord,
  type FeedFormat,
  germanDate,
  hoursWord,
  workloadWord,
} from './feed-xml.ts'
import type { DemoAd } from './generate-ads.ts'

function greenhouseId(ad: AdNumber): string {
  return String(4_000_000 + ad.number)
}
function leverId(ad: AdNumber): string {
  return `00000000-0000-4000-8000-${ad.number.toString().padStart(12, '0')}`
}
function recruiteeId(ad: AdNumber): string {
  return String(100_000 + ad.number)
}
function smartRecruitersId(ad: AdNumber): string {
  return String(743_999_000_000_000 + ad.number)
}

/** schema.org JobPosting, a list in one document. */
export const schemaOrgFeed = jsonFeed(
  '[',
  ']',
  ad => ad.reference,
  ad => ({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: ad.title,
    description: ad.descriptionHtml,
    identifier: { '@type': 'PropertyValue', name: ad.employer.name, value: ad.reference },
    datePosted: ad.postedAt.toISOString(),
    validThrough: ad.validThrough?.toISOString(),
    employmentType: ad.terms.employmentTypes.map(type => schemaTypes[type]),
    hiringOrganization: { '@type': 'Organization', name: ad.employer.name, sameAs: ad.employer.website },
    jobLocation: ad.places.map(place => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: place.name,
        postalCode: place.postalCode,
        addressRegion: place.stateCode ?? undefined,
        addressCountry: place.country,
      },
    })),
    jobLocationType: ad.terms.remote === 'remote' ? 'TELECOMMUTE' : undefined,
    baseSalary: schemaPay(ad),
    url: ad.applyUrl ?? undefined,
  }),
)

export const greenhouseFeed = jsonFeed('{"jobs": [', ']}', greenhouseId, ad => ({
  id: Number(greenhouseId(ad)),
  title: ad.title,
  first_published: ad.postedAt.toISOString(),
  updated_at: ad.postedAt.toISOString(),
  requisition_id: ad.reference,
  company_name: ad.employer.name,
  location: { name: ad.places.map(place => `${place.name}, ${place.country}`).join('; ') },
  absolute_url: ad.applyUrl ?? undefined,
  content: escapeHtml(ad.descriptionHtml),
  departments: ad.department ? [{ id: 1, name: ad.department }] : [],
  metadata: [{ id: 1, name: 'Employment Type', value: hoursWord(ad), value_type: 'short_text' }],
}))

export const leverFeed = jsonFeed('[', ']', leverId, ad => ({
  id: leverId(ad),
  text: ad.title,
  hostedUrl: ad.applyUrl ?? undefined,
  applyUrl: ad.applyUrl ? `${ad.applyUrl}/bewerben` : undefined,
  createdAt: ad.postedAt.getTime(),
  categories: {
    commitment: hoursWord(ad),
    department: ad.department ?? undefined,
    location: ad.places[0]?.name,
    allLocations: ad.places.map(place => place.name),
  },
  country: ad.employer.country,
  workplaceType: ad.terms.remote === 'onsite' ? 'on-site' : ad.terms.remote,
  description: paragraph(ad.body.intro),
  lists: [ad.body.duties, ad.body.profile, ad.body.offer].map(({ heading, items }) => ({
    text: heading,
    content: items.map(item => `<li>${escapeHtml(item)}</li>`).join(''),
  })),
  additional: closingHtml(ad.body),
  salaryDescriptionPlain: ad.pay?.text,
}))

export const recruiteeFeed = jsonFeed('{"offers": [', ']}', recruiteeId, ad => {
  const { body, terms } = ad
  const pay = ad.pay?.min && ad.pay.period ? ad.pay : null
  return {
    id: Number(recruiteeId(ad)),
    slug: ad.reference,
    title: ad.title,
    status: 'published',
    company_name: ad.employer.name,
    description: [
      paragraph(body.intro),
      sectionHtml(body.duties),
      sectionHtml(body.offer),
      closingHtml(body),
    ].join(''),
    requirements: listHtml(body.profile.items),
    city: ad.places[0]?.name,
    country_code: ad.employer.country,
    postal_code: ad.places[0]?.postalCode,
    locations: ad.places.map(place => ({
      city: place.name,
      country_code: place.country,
      postal_code: place.postalCode,
    })),
    remote: terms.remote === 'remote',
    hybrid: terms.remote === 'hybrid',
    department: ad.department ?? undefined,
    employment_type_code: recruiteeCode(ad),
    careers_url: ad.applyUrl ?? undefined,
    careers_apply_url: ad.applyUrl ? `${ad.applyUrl}/bewerben` : undefined,
    published_at: ad.postedAt.toISOString().replace('T', ' ').replace('.000Z', ' UTC'),
    salary: pay ? { min: pay.min, max: pay.max, currency: pay.currency, period: pay.period } : undefined,
  }
})

export const smartRecruitersFeed = jsonFeed('{"offset": 0, "content": [', ']}', smartRecruitersId, ad => ({
  id: smartRecruitersId(ad),
  name: ad.title,
  refNumber: ad.reference,
  company: { identifier: 'KittelDemo', name: ad.employer.name },
  releasedDate: ad.postedAt.toISOString(),
  location: {
    city: ad.places[0]?.name,
    country: ad.employer.country.toLowerCase(),
    postalCode: ad.places[0]?.postalCode,
    remote: ad.terms.remote === 'remote',
    hybrid: ad.terms.remote === 'hybrid',
  },
  department: ad.department ? { id: '1', label: ad.department } : undefined,
  typeOfEmployment: {
    id: ad.terms.contract === 'permanent' ? 'permanent' : 'temporary',
    label: hoursWord(ad),
  },
  experienceLevel: {
    id: { entry: 'entry_level', mid: 'associate', senior: 'mid_senior_level', executive: 'executive' }[
      ad.experience
    ],
  },
  postingUrl: ad.applyUrl ?? undefined,
  jobAd: {
    sections: {
      companyDescription: { title: 'Über uns', text: paragraph(ad.body.intro) },
      jobDescription: { title: ad.body.duties.heading, text: listHtml(ad.body.duties.items) },
      qualifications: { title: ad.body.profile.heading, text: listHtml(ad.body.profile.items) },
      additionalInformation: {
        title: ad.body.offer.heading,
        text: `${listHtml(ad.body.offer.items)}${closingHtml(ad.body)}`,
      },
    },
  },
}))

/** A table with semicolons and a byte order mark, as spreadsheet programs export it. */
export const csvFeed: FeedFormat = {
  extension: 'csv',
  id: ad => ad.reference,
  head: '\ufeffReferenz;Titel;Arbeitgeber;PLZ;Ort;Land;Abteilung;Arbeitszeit;Vertrag;Pensum;Gehalt;Eintritt;Veröffentlicht;Gültig bis;Ansprechpartner;E-Mail;Link;Beschreibung\r\n',
  separator: '',
  tail: '',
  item: ad => {
    const [place] = ad.places
    const cells = [
      ad.reference,
      ad.title,
      ad.employer.name,
      place?.postalCode,
      place?.name,
      place?.country,
      ad.department,
      hoursWord(ad),
      contractWord(ad),
      workloadWord(ad),
      ad.pay?.text,
      ad.terms.startText,
      germanDate(ad.postedAt),
      ad.validThrough && germanDate(ad.validThrough),
      ad.contact.name,
      ad.contact.email,
      ad.applyUrl,
      ad.descriptionHtml,
    ]
    return `${cells.map(cell => csvCell(cell ?? '')).join(';')}\r\n`
  },
}

function recruiteeCode({ terms }: DemoAd): string {
  const [first, second] = terms.employmentTypes
  if (first === 'internship' || first === 'freelance') return first
  const contract = terms.contract === 'permanent' ? 'permanent' : 'fixed_term'
  // The format has no value for "both": titles and texts say it.
  return second === 'part-time' ? contract : `${first === 'full-time' ? 'fulltime' : 'parttime'}_${contract}`
}

const schemaTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  temporary: 'TEMPORARY',
  freelance: 'CONTRACTOR',
  internship: 'INTERN',
}

function schemaPay({ pay }: DemoAd): object | undefined {
  if (!pay?.min || !pay.period) return undefined
  const value = {
    '@type': 'QuantitativeValue',
    minValue: pay.min,
    maxValue: pay.max ?? undefined,
    unitText: pay.period.toUpperCase(),
  }
  return { '@type': 'MonetaryAmount', currency: pay.currency, value }
}

function jsonFeed(
  head: string,
  tail: string,
  id: FeedFormat['id'],
  write: (ad: DemoAd) => object,
): FeedFormat {
  const item = (ad: DemoAd) => JSON.stringify(write(ad))
  return { extension: 'json', id, head, tail: `${tail}\n`, separator: ',\n', item }
}

function csvCell(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
