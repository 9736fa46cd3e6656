import type { EmployerFacts } from '../domain/employers/employer-facts.ts'
import { type SafeHtml, safeHtml } from '../domain/texts/safe-html.ts'
import { swiss } from './demo-body.ts'
import type { DemoEmployer } from './demo-employers.ts'
import { paragraph } from './demo-html.ts'
import { employerBenefits } from './demo-offer.ts'
import { demoContact } from './demo-people.ts'
import { type Random, seededRandom } from './random.ts'

const staffBySize = {
  '1-50': [6, 48],
  '51-200': [55, 190],
  '201-1000': [210, 960],
  '1000+': [1100, 4200],
} as const
const featuredEvery = 9
const featuredDays = 30

/** Everything a feed does not tell about a fictional employer; a few are featured for 30 days from `now`. */
export function demoEmployerFacts(employer: DemoEmployer, now: Date): EmployerFacts {
  const random = seededRandom(62, employer.position)
  const [from, to] = staffBySize[employer.size]
  const employees = random.whole(from, to)
  const contact = demoContact(employer, employer.places[0]?.name ?? '', random)
  const [seat] = employer.places
  return {
    name: employer.name,
    type: employer.type,
    ownership: employer.ownership,
    size: employer.size,
    isAgency: employer.isAgency,
    website: employer.website,
    email: employer.email,
    phone: contact.phone,
    contactPerson: contact.name,
    descriptionHtml: description(employer, employees, random),
    departments: employer.departments,
    certifications: certificationsOf(employer, random),
    benefits: employerBenefits(employer, random),
    beds: employer.beds,
    employees,
    foundedYear: employer.foundedYear,
    postalCode: seat?.postalCode ?? null,
    city: seat?.name ?? null,
    stateCode: employer.stateCode,
    country: employer.country,
    featuredUntil:
      employer.position % featuredEvery === 0 ? new Date(now.getTime() + featuredDays * 86_400_000) : null,
  }
}

function description(employer: DemoEmployer, employees: number, random: Random): SafeHtml {
  const { departments, foundedYear, name, places } = employer
  const towns = places.map(place => place.name)
  const seat = towns[0] ?? ''
  const further = [...new Set(towns.slice(1))].filter(town => town !== seat)
  const first = [
    `${name} hat den Sitz in ${seat} und besteht seit ${foundedYear}.`,
    employer.beds ? `${bedsSentence(employer)}` : '',
    `Rund ${employees} Menschen arbeiten hier${further.length > 0 ? `, außer in ${seat} auch in ${listed(further)}` : ''}.`,
    departments.length > 1
      ? `Zum Angebot gehören ${listed(departments)}.`
      : `Im Mittelpunkt steht ${departments[0]}.`,
  ]
  const second = [random.pick(ownerSentences[employer.ownership]), ...random.sample(values, 3)]
  const html = [first, second].map(sentences => paragraph(sentences.filter(Boolean).join(' '))).join('')
  return safeHtml(employer.country === 'CH' ? swiss(html) : html)
}

function bedsSentence({ beds, type }: DemoEmployer): string {
  return type === 'care-facility'
    ? `Das Haus bietet ${beds} Menschen ein Zuhause.`
    : `Mit ${beds} Betten ist es eine feste Adresse für die Menschen der Region.`
}

const ownerSentences = {
  public: [
    'Getragen wird das Haus von der öffentlichen Hand.',
    'Der Träger ist öffentlich; die Arbeitsbedingungen sind tariflich geregelt.',
  ],
  private: [
    'Die Leitung ist inhabergeführt oder privat getragen und entscheidet vor Ort.',
    'Als privater Träger investieren wir Überschüsse in Ausstattung und Personal.',
  ],
  'non-profit': [
    'Getragen wird das Haus gemeinnützig; Überschüsse bleiben in der Versorgung.',
    'Ein gemeinnütziger Träger gibt dem Haus seinen Auftrag und viel Freiheit in der Umsetzung.',
  ],
  academic: ['Als Haus der Universität verbinden wir Versorgung, Forschung und Lehre.'],
}
const values = [
  'Neue Mitarbeitende beginnen mit einer festen Ansprechperson und einem Plan für die ersten Wochen.',
  'Dienstpläne entstehen früh und werden nur im Einvernehmen geändert.',
  'Fortbildung gilt als Arbeitszeit und wird bezahlt.',
  'Fehler werden besprochen, nicht gesucht.',
  'Wer Kinder betreut oder Angehörige pflegt, findet hier verlässliche Arbeitszeiten.',
  'Ausländische Abschlüsse begleiten wir bis zur Anerkennung.',
  'Auf den Umgang miteinander achten wir ebenso wie auf die Qualität der Behandlung.',
]

const certificates = {
  DE: ['DIN EN ISO 9001', 'KTQ', 'audit berufundfamilie', 'Aktion Saubere Hände'],
  AT: ['ISO 9001', 'Gütesiegel für betriebliche Gesundheitsförderung', 'Zertifikat berufundfamilie'],
  CH: ['ISO 9001', 'sanaCERT', 'Friendly Work Space'],
}

function certificationsOf(employer: DemoEmployer, random: Random): string[] {
  return employer.size === '1-50' ? [] : random.sample(certificates[employer.country], random.whole(0, 2))
}

function listed(words: string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`
}
