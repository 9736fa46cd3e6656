import type { BodyFacts } from './demo-body-facts.ts'
import type { Random } from './random.ts'

/** A sentence or two about the employer, from its facts. */
export function employerSentence(facts: BodyFacts, random: Random): string {
  const { employer, bank } = facts
  if (bank.language === 'en') return englishEmployer(facts, random)
  const [first = '', second = first] = random.sample(employer.departments, 2)
  const fields =
    first === second ? first : `${first} ${/ und /.test(first + second) ? 'sowie' : 'und'} ${second}`
  const seat = employer.places[0]?.name ?? ''
  const since = employer.foundedYear
  if (employer.sectors.includes('G')) {
    return `Seit ${since} vermitteln wir Fachkräfte an Kliniken, Heime und Praxen und sind dabei Arbeitgeber mit eigenem Tarif und festen Ansprechpersonen.`
  }
  return random.pick(sentencesByType(facts, fields, seat, since))
}

function sentencesByType({ employer }: BodyFacts, fields: string, seat: string, since: number): string[] {
  const beds = employer.beds
  if (employer.type === 'hospital' && beds) {
    return [
      `Wir sind ein Krankenhaus mit ${beds} Betten in ${seat}; zu unseren Schwerpunkten gehören ${fields}.`,
      `Mit ${beds} Betten versorgen wir die Menschen in und um ${seat} seit ${since}.`,
      `Unser Haus in ${seat} hat ${beds} Betten, und in ${fields} kommen Patientinnen und Patienten aus der ganzen Region.`,
    ]
  }
  if (employer.type === 'care-facility') {
    return beds
      ? [
          `In unserem Haus in ${seat} leben rund ${beds} Menschen; wir bieten ${fields} an.`,
          `Seit ${since} sind wir in ${seat} ein Zuhause für ältere Menschen mit heute ${beds} Plätzen.`,
        ]
      : [
          `Seit ${since} sind wir in und um ${seat} unterwegs; unsere Schwerpunkte sind ${fields}.`,
          `Wir versorgen Menschen in ${seat} und Umgebung, mit ${fields} als festen Säulen.`,
        ]
  }
  if (employer.type === 'medical-center') {
    return [
      `In unserem Zentrum in ${seat} arbeiten ${fields} unter einem Dach.`,
      `Seit ${since} bieten wir in ${seat} ambulante Medizin an, von der Vorsorge bis zur Spezialsprechstunde.`,
    ]
  }
  if (employer.type === 'private-practice') {
    return [
      `Unsere Praxis in ${seat} besteht seit ${since} und ist in der Nachbarschaft fest verwurzelt.`,
      `Wir sind eine Praxis für ${fields} in ${seat} und kennen viele unserer Familien seit Jahren.`,
    ]
  }
  if (employer.type === 'public-health')
    return [`Wir schützen und fördern die Gesundheit der Menschen im Landkreis, mit Sitz in ${seat}.`]
  return [
    `Von ${seat} aus arbeiten wir seit ${since} für das Gesundheitswesen, vor allem in den Bereichen ${fields}.`,
  ]
}

function englishEmployer({ employer }: BodyFacts, random: Random): string {
  const seat = employer.places[0]?.name ?? ''
  const beds = employer.beds ? ` with ${employer.beds} beds` : ''
  const kind = employer.type === 'hospital' ? 'a hospital' : 'a health care employer'
  return random.pick([
    `We are ${kind}${beds} in ${seat}, founded in ${employer.foundedYear}.`,
    `${employer.name} has been caring for people in and around ${seat} since ${employer.foundedYear}.`,
  ])
}

/** Whom the employer looks for, where and from when. */
export function searchSentence(
  { employer, bank, department, place, terms }: BodyFacts,
  random: Random,
): string {
  if (bank.language === 'en') {
    return `For our team in ${place.name} we are looking for a colleague who enjoys careful work and clear communication.`
  }
  const where = department ? `den Bereich ${department}` : 'unser Team'
  const start =
    terms.startText === 'nach Vereinbarung'
      ? 'Zur Verstärkung'
      : `Wir besetzen ${terms.startText} eine Stelle und`
  if (start === 'Zur Verstärkung')
    return `Zur Verstärkung suchen wir für ${where} in ${place.name} eine engagierte Persönlichkeit.`
  return random.pick([
    `Für ${where} am Standort ${place.name} suchen wir ${terms.startText} Verstärkung.`,
    `${employer.name} sucht ${terms.startText} für ${where} in ${place.name} eine verlässliche Kollegin oder einen verlässlichen Kollegen.`,
    `In ${place.name} ist ${terms.startText} eine Stelle zu besetzen, und zwar für ${where}.`,
  ])
}
