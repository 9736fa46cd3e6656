import type { BodyFacts } from './demo-body-facts.ts'
import { closingSentences } from './demo-closing.ts'
import type { BankLine } from './demo-data.ts'
import { agreesWith, dutyTags, isTraining } from './demo-duty.ts'
import { employerSentence, searchSentence } from './demo-intro.ts'
import { demoOffer } from './demo-offer.ts'
import { termSentences } from './demo-terms-text.ts'
import type { Random } from './random.ts'

export type AdSection = { heading: string; items: string[] }
export type AdBody = {
  /** Plain text, like all parts; the feed dialects add their markup. */
  intro: string
  duties: AdSection
  profile: AdSection
  offer: AdSection
  terms: string
  pay: string | null
  contact: string
}

const headings = {
  de: {
    duties: [
      'Ihre Aufgaben',
      'Das erwartet Sie',
      'Ihr Aufgabengebiet',
      'Was Sie bei uns tun',
      'Ihr Arbeitstag',
    ],
    profile: [
      'Ihr Profil',
      'Das bringen Sie mit',
      'Was wir erwarten',
      'Ihre Qualifikation',
      'Was Sie mitbringen',
    ],
    offer: ['Wir bieten', 'Das bieten wir Ihnen', 'Unser Angebot', 'Darauf können Sie zählen'],
  },
  en: {
    duties: ['Your role', 'What you will do'],
    profile: ['Your profile', 'What you bring'],
    offer: ['What we offer', 'Our offer'],
  },
}

/** The text of a job: employer, role, duties, profile, benefits, terms, pay and contact, in the German of the employer's country. */
export function demoBody(facts: BodyFacts, random: Random): AdBody {
  const { bank, employer, profession, terms } = facts
  const section = headings[bank.language]
  const duties = { heading: random.pick(section.duties), items: dutiesOf(facts, random) }
  const profile = {
    heading: random.pick(section.profile),
    items: choose(bank.profile, random.whole(4, 6), facts, random),
  }
  const offer = demoOffer(
    {
      employer,
      language: bank.language,
      shift: terms.shift,
      isTraining: isTraining(profession),
      isOffice: profession.category === 'administration' || profession.category === 'research',
    },
    random,
  )
  const body: AdBody = {
    intro: fill(introOf(facts, random), facts, random),
    duties,
    profile,
    offer: { heading: random.pick(section.offer), items: offer },
    terms: termSentences(terms, bank.language, employer.country, random).join(' '),
    pay: payLine(facts),
    contact: closingSentences(facts, random),
  }
  return employer.country === 'CH' ? swissBody(body) : body
}

function introOf(facts: BodyFacts, random: Random): string {
  const who = employerSentence(facts, random)
  const whom = searchSentence(facts, random)
  const [what = ''] = random.sample(suiting(facts.bank.intro, facts), 1)
  const order = random.next()
  const parts = order < 0.5 ? [who, whom, what] : order < 0.75 ? [what, who, whom] : [whom, who, what]
  return parts.filter(Boolean).join(' ')
}

function dutiesOf(facts: BodyFacts, random: Random): string[] {
  const lines = choose(facts.bank.duties, random.whole(5, 6), facts, random)
  return [...special(facts), ...lines].slice(0, 7)
}

/** Duties of the specialty come first: they distinguish a cardiology job from a urology one. */
function special({ bank, profession, specialty }: BodyFacts): string[] {
  if (!specialty || bank.language === 'en') return []
  const isDoctor =
    profession.category === 'doctors' &&
    /^(resident|specialist|senior-physician|practice-doctor|chief-physician)$/.test(bank.id)
  if (isDoctor) return specialty.doctorDuties
  return bank.id === 'adult' ? [specialty.nursingDuty] : []
}

function choose(lines: BankLine[], count: number, facts: BodyFacts, random: Random): string[] {
  const required = lines.filter(line => line.isRequired && isFor(line, facts)).map(({ text }) => text)
  const others = suiting(
    lines.filter(line => !line.isRequired),
    facts,
  )
  const chosen = [...required, ...random.sample(others, count - required.length)]
  return chosen.map(line => fill(line, facts, random))
}

/** Sentences for the country that do not contradict the job's facts. */
function suiting(lines: BankLine[], facts: BodyFacts): string[] {
  const { employer, isDayClinic, terms } = facts
  const isCalm = dutyTags(terms.shift, employer).includes('calm')
  return lines
    .filter(line => isFor(line, facts))
    .map(({ text }) => text)
    .filter(text => agreesWith(text, terms.shift, isCalm))
    .filter(text => !isDayClinic || !/station/i.test(text))
}

function isFor({ countries }: BankLine, { employer }: BodyFacts): boolean {
  return countries.length === 0 || countries.includes(employer.country)
}

function fill(text: string, facts: BodyFacts, random: Random): string {
  if (!text.includes('{')) return text
  const { bank, specialty } = facts
  const field =
    bank.language === 'en' ? (specialty?.nameEn ?? 'the field') : (specialty?.name ?? 'operativen Medizin')
  return text
    .replaceAll(
      '{fachlang}',
      facts.specialistName ?? (bank.language === 'en' ? 'the field' : 'ein klinisches Fach'),
    )
    .replaceAll('{fach}', field)
    .replaceAll('{station}', specialty ? `Station für ${specialty.name}` : 'Station')
    .replaceAll('{bereich}', facts.profession.area ?? 'Funktionsdiagnostik')
    .replaceAll('{ort}', facts.place.name)
    .replaceAll('{team}', String(random.whole(4, 9) * 5))
    .replaceAll('{geburten}', german(random.whole(7, 28) * 100))
    .replaceAll('{schueler}', String(random.whole(8, 30) * 10))
    .replaceAll('{studien}', String(random.whole(2, 9) * 5))
}

function payLine({ pay, bank }: BodyFacts): string | null {
  if (!pay) return null
  if (bank.language === 'en') return `Pay: ${pay.text}`
  return pay.currency === 'CHF' ? `Lohn: ${pay.text}` : `Vergütung: ${pay.text}`
}

function swissBody(body: AdBody): AdBody {
  const section = ({ heading, items }: AdSection) => ({ heading: swiss(heading), items: items.map(swiss) })
  return {
    intro: swiss(body.intro),
    duties: section(body.duties),
    profile: section(body.profile),
    offer: section(body.offer),
    terms: swiss(body.terms),
    pay: body.pay && swiss(body.pay),
    contact: swiss(body.contact),
  }
}

/** Swiss standard German: ss for ß, and Swiss terms. */
export function swiss(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .replaceAll('Krankenhausinformationssystem', 'Klinikinformationssystem')
    .replace(/\bKrankenhäuser/g, 'Spitäler')
    .replace(/\bKrankenhaus(?:es)?\b/g, word => (word.endsWith('es') ? 'Spitals' : 'Spital'))
    .replaceAll('Urlaubsplanung', 'Ferienplanung')
    .replace(/\bUrlaub\b/g, 'Ferien')
    .replaceAll('Kreisssaal', 'Gebärsaal')
    .replaceAll('Führerschein', 'Führerausweis')
}

const german = (amount: number) => amount.toString().replace(/\B(?=(\d{3})+$)/g, '.')
