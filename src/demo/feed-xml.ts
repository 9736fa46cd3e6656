import type { DemoPlace } from './demo-employer.ts'
import { closingHtml, escapeHtml, listHtml, paragraph } from './demo-html.ts'
import type { DemoAd } from './generate-ads.ts'

/** Enough to generate a job on demand. */
export type AdNumber = { number: number; reference: string }

/** How a feed file is assembled: header, separator, footer and items. */
export type FeedFormat = {
  id: (ad: AdNumber) => string
  extension: string
  head: string
  item: (ad: DemoAd) => string
  separator: string
  tail: string
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const indeedFeed: FeedFormat = {
  extension: 'xml',
  id: ad => ad.reference,
  head: `${declaration}<source>\n<publisher>Kittel Demo</publisher>\n`,
  separator: '',
  tail: '</source>\n',
  item: ad => {
    const [place] = ad.places
    const fields: [string, string | null | undefined][] = [
      ['title', ad.title],
      ['date', ad.postedAt.toUTCString()],
      ['referencenumber', ad.reference],
      ['url', ad.applyUrl],
      ['company', ad.employer.name],
      ['city', place?.name],
      ['state', place?.stateCode],
      ['country', place?.country],
      ['postalcode', place?.postalCode],
      ['email', ad.contact.email],
      ['contactname', ad.contact.name],
      ['department', ad.department],
      ['description', ad.descriptionHtml],
      ['salary', ad.pay?.text],
      ['jobtype', ad.terms.employmentTypes.map(type => type.replace('-', '')).join(', ')],
      ['contract', contractWord(ad)],
      ['experience', ad.experience],
      ['remotetype', remoteWord(ad)],
      ['workload', workloadWord(ad)],
      ['startdatum', ad.terms.startText],
      ['expirationdate', ad.validThrough?.toUTCString()],
    ]
    return `<job>\n${fields.map(([name, value]) => (value ? `  <${name}>${cdata(value)}</${name}>\n` : '')).join('')}</job>\n`
  },
}

/** Personio's export: the description in named sections. */
export const personioFeed: FeedFormat = {
  extension: 'xml',
  id: personioId,
  head: `${declaration}<workzag-jobs>\n`,
  separator: '',
  tail: '</workzag-jobs>\n',
  item: ad => {
    const [office, ...others] = ad.places
    const { body } = ad
    const more = others.map(place => element('office', place.name)).join('')
    const sections = [
      personioSection('Über uns', paragraph(body.intro)),
      personioSection(body.duties.heading, listHtml(body.duties.items)),
      personioSection(body.profile.heading, listHtml(body.profile.items)),
      personioSection(body.offer.heading, `${listHtml(body.offer.items)}${closingHtml(body)}`),
    ]
    return [
      `<position>${element('id', personioId(ad))}${element('subcompany', ad.employer.name)}`,
      `${element('office', office?.name ?? '')}${more ? `<additionalOffices>${more}</additionalOffices>` : ''}`,
      ad.department ? element('department', ad.department) : '',
      `${element('name', ad.title)}<jobDescriptions>${sections.join('')}</jobDescriptions>`,
      element('employmentType', personioEmployment(ad)),
      element(
        'seniority',
        ad.experience === 'entry'
          ? 'entry-level'
          : ad.experience === 'executive'
            ? 'executive'
            : 'experienced',
      ),
      element('schedule', scheduleWord(ad)),
      `${element('createdAt', ad.postedAt.toISOString())}</position>\n`,
    ].join('')
  },
}

/** RSS as written by job plugins of web sites. */
export const rssFeed: FeedFormat = {
  extension: 'xml',
  id: ad => ad.reference,
  head: `${declaration}<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:job_listing="https://jobs.example/ns">\n<channel><title>Stellenangebote</title><link>https://karriere.example/</link><description>Aktuelle Stellen</description>\n`,
  separator: '',
  tail: '</channel></rss>\n',
  item: ad =>
    [
      `<item>${element('title', ad.title)}${ad.applyUrl ? element('link', ad.applyUrl) : ''}<guid isPermaLink="false">${ad.reference}</guid>`,
      `${element('pubDate', ad.postedAt.toUTCString())}<dc:creator>${cdata(ad.employer.name)}</dc:creator>`,
      `${element('description', ad.body.intro)}<content:encoded>${cdata(ad.descriptionHtml)}</content:encoded>`,
      element('job_listing:location', ad.places.map(place => `${place.postalCode} ${place.name}`).join('; ')),
      `${element('job_listing:job_type', hoursWord(ad))}${element('job_listing:company', ad.employer.name)}</item>\n`,
    ].join(''),
}

/** The exchange format of the German employment agency; texts are plain. */
export const hrBaFeed: FeedFormat = {
  extension: 'xml',
  id: ad => ad.reference,
  head: `${declaration}<HRBAXMLJobPositionPosting>\n<Header><SupplierId>V000000000</SupplierId><TypeOfLoad>F</TypeOfLoad></Header>\n<Data>\n`,
  separator: '',
  tail: '</Data></HRBAXMLJobPositionPosting>\n',
  item: ad => {
    const { employer, contact, terms } = ad
    const [givenName = '', ...familyName] = contact.name.split(' ')
    const code = planCode(ad)
    const end = ad.validThrough ? element('EndDate', ad.validThrough.toISOString()) : ''
    return [
      `<JobPositionPosting>${element('JobPositionPostingId', ad.reference)}<HiringOrg>${element('HiringOrgName', employer.name)}`,
      `<Contact>${element('GivenName', givenName)}${element('FamilyName', familyName.join(' '))}${element('EMail', contact.email)}</Contact></HiringOrg>`,
      `<PostDetail>${element('StartDate', ad.postedAt.toISOString())}${end}${ad.applyUrl ? element('InternetReference', ad.applyUrl) : ''}</PostDetail>`,
      `<JobPositionInformation>${element('JobPositionTitleDescription', ad.title)}${element('Objective', plainText(ad))}<JobPositionDescription><JobPositionLocation>`,
      ad.places.map(hrBaLocation).join(''),
      `</JobPositionLocation><Classification>${code ? `<Schedule>${element('WorkingPlan', code)}</Schedule>` : ''}<Duration>`,
      `${element('TermLength', terms.contract === 'permanent' ? '1' : '2')}</Duration></Classification>`,
      ad.pay ? `<Compensation>${element('Salary', ad.pay.text)}</Compensation>` : '',
      '</JobPositionDescription><JobPositionRequirements>',
      element('ProfessionalExperience', ad.experience === 'entry' ? '1' : '2'),
      '</JobPositionRequirements></JobPositionInformation></JobPositionPosting>\n',
    ].join('')
  },
}

/** XML with German element names, as agencies and in-house systems write it. */
export const germanFeed: FeedFormat = {
  extension: 'xml',
  id: ad => ad.reference,
  head: `${declaration}<stellenangebote>\n`,
  separator: '',
  tail: '</stellenangebote>\n',
  item: ad => {
    const { body } = ad
    const towns = ad.places.map(
      place =>
        `<standort>${element('plz', place.postalCode)}${element('ort', place.name)}${element('land', place.country)}</standort>`,
    )
    return [
      `<stelle nr="${ad.reference}">${element('titel', ad.title)}${element('firma', ad.employer.name)}<standorte>${towns.join('')}</standorte>`,
      ad.department ? element('abteilung', ad.department) : '',
      `${element('arbeitszeit', hoursWord(ad))}${element('befristung', contractWord(ad))}${element('eintrittsdatum', ad.terms.startText)}`,
      element('veroeffentlicht', germanDate(ad.postedAt)),
      ad.validThrough ? element('gueltig_bis', germanDate(ad.validThrough)) : '',
      ad.pay ? element('verguetung', ad.pay.text) : '',
      `<einleitung>${cdata(paragraph(body.intro))}</einleitung><aufgaben>${cdata(listHtml(body.duties.items))}</aufgaben>`,
      `<profil>${cdata(listHtml(body.profile.items))}</profil><wirbieten>${cdata(`${listHtml(body.offer.items)}${closingHtml(body)}`)}</wirbieten>`,
      `<ansprechpartner>${element('name', ad.contact.name)}${element('email', ad.contact.email)}</ansprechpartner>`,
      `${ad.applyUrl ? element('bewerbungslink', ad.applyUrl) : ''}</stelle>\n`,
    ].join('')
  },
}

function personioId(ad: AdNumber): string {
  return String(900_000 + ad.number)
}

function personioSection(name: string, html: string): string {
  return `<jobDescription>${element('name', name)}<value>${cdata(html)}</value></jobDescription>`
}

function personioEmployment(ad: DemoAd): string {
  const [type] = ad.terms.employmentTypes
  if (type === 'internship') return 'intern'
  if (type === 'freelance') return 'freelance'
  return ad.terms.contract === 'permanent' ? 'permanent' : 'temporary'
}

/** Working time code of HR-BA-XML, which has none for training or freelance work. */
function planCode(ad: DemoAd): string | null {
  if (/internship|freelance/.test(ad.terms.employmentTypes[0] ?? '')) return null
  return { 'full-or-part-time': '3', 'part-time': '2', 'full-time': '1' }[scheduleWord(ad)]
}

function hrBaLocation(place: DemoPlace): string {
  return `<Location>${element('CountryCode', place.country)}${element('PostalCode', place.postalCode)}${element('Municipality', place.name)}</Location>`
}

function plainText({ body }: DemoAd): string {
  const sections = [body.duties, body.profile, body.offer].map(
    ({ heading, items }) => `${heading}:\n${items.map(item => `- ${item}`).join('\n')}`,
  )
  return [body.intro, ...sections, body.terms, body.pay, body.contact].filter(Boolean).join('\n\n')
}

export function hoursWord(ad: DemoAd): string {
  if (ad.terms.ending === 'training') return 'Ausbildung'
  const words = {
    'full-time': 'Vollzeit',
    'part-time': 'Teilzeit',
    temporary: 'Aushilfe',
    freelance: 'Honorarbasis',
    internship: 'Praktikum',
  }
  return ad.terms.employmentTypes.map(type => words[type]).join(' und ')
}

function scheduleWord({ terms }: DemoAd) {
  const [first, second] = terms.employmentTypes
  if (first === 'full-time' && second === 'part-time') return 'full-or-part-time'
  return first === 'part-time' ? 'part-time' : 'full-time'
}

export const contractWord = (ad: DemoAd) => (ad.terms.contract === 'permanent' ? 'unbefristet' : 'befristet')

export function workloadWord({ terms }: DemoAd): string | null {
  const { workloadPercent } = terms
  return workloadPercent ? `${workloadPercent.min}-${workloadPercent.max}%` : null
}

const remoteWord = (ad: DemoAd) =>
  ad.terms.remote === 'onsite' ? null : ad.terms.remote === 'hybrid' ? 'Hybrid remote' : 'Fully remote'

export const germanDate = (date: Date) =>
  `${date.toISOString().slice(8, 10)}.${date.toISOString().slice(5, 7)}.${date.getUTCFullYear()}`

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
