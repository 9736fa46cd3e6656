import { type DateStyle, writtenPeriod } from './cv-dates.ts'
import { cvWords } from './cv-words.ts'
import type { CvPerson } from './person.ts'

/** A CV before it is laid out. */
export type CvBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'line'; text: string }
  | { kind: 'pair'; label: string; text: string }
  | { kind: 'entry'; when: string; what: string; where: string[]; tasks: string[] }

export type CvParts = {
  title: string
  name: string
  headline: string
  contact: CvBlock[]
  work: CvBlock[]
  learning: CvBlock[]
  languages: CvBlock[]
  rest: CvBlock[]
}

export function cvParts(person: CvPerson, style: DateStyle, taste: number): CvParts {
  const words = cvWords(person, taste)
  const period = (from: string, to: string | null) =>
    writtenPeriod(from, to, style, person.language, words.present)
  const country =
    taste % 2 === 1 ? '' : ({ DE: '', AT: ', Österreich', CH: ', Schweiz' } as const)[person.country]
  return {
    title: words.title,
    name: person.name,
    headline: person.headline,
    contact: [
      {
        kind: 'pair',
        label: words.address,
        text: `${person.street}, ${person.postalCode} ${person.city}${country}`,
      },
      { kind: 'pair', label: words.phone, text: person.phoneWritten },
      { kind: 'pair', label: 'E-Mail', text: person.email },
      { kind: 'line', text: person.private },
    ],
    work: [
      { kind: 'heading', text: words.experience },
      ...person.jobs.map(
        ({ title, employer, city, from, to, tasks }): CvBlock => ({
          ...{ kind: 'entry', when: period(from, to), what: title, where: [employer, city], tasks },
        }),
      ),
    ],
    learning: [
      { kind: 'heading', text: words.education },
      ...person.education.map(
        ({ from, to, name, place }): CvBlock => ({
          ...{ kind: 'entry', when: period(from, to), what: name, where: [place], tasks: [] },
        }),
      ),
      { kind: 'heading', text: words.training },
      ...person.qualifications.map(
        ({ at, name, by }): CvBlock => ({
          ...{ kind: 'entry', when: at, what: name, where: by === '' ? [] : [by], tasks: [] },
        }),
      ),
    ],
    languages: [{ kind: 'heading', text: words.languages }, ...languageLines(person, taste)],
    rest: [
      { kind: 'heading', text: words.skills },
      { kind: 'line', text: person.skills.join(', ') },
      ...(person.drivingLicence === null
        ? []
        : [{ kind: 'line' as const, text: `${words.licence} ${person.drivingLicence}` }]),
    ],
  }
}

function languageLines({ languages }: CvPerson, taste: number): CvBlock[] {
  const written = languages.map(({ word, levelWord }) =>
    taste % 3 === 0
      ? `${word} (${levelWord})`
      : taste % 3 === 1
        ? `${word}: ${levelWord}`
        : `${word} – ${levelWord}`,
  )
  return taste % 3 === 0
    ? [{ kind: 'line', text: written.join(', ') }]
    : written.map(text => ({ kind: 'line', text }))
}
