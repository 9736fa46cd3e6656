import { describe, expect, it } from 'vitest'
import { makeMatchJob, makeProfile } from '../../../../tests/support/matching.ts'
import type { MatchJob } from '../../../domain/matching/criterion.ts'
import { explain } from '../../../domain/matching/explain.ts'
import type { MatchProfile } from '../../../domain/matching/match-profile.ts'
import { fitView } from './fit-view.server.ts'

function linesOf(profile: Partial<MatchProfile>, job: MatchJob): string[] {
  const fit = fitView(explain(makeProfile(profile), job), { places: [] }, 'de')
  return (fit?.criteria ?? []).map(({ name, text }) => `${name} ${text}`)
}

describe('how an ad fits, in words', () => {
  it('names languages and their levels as people do', () => {
    const languages = [
      { language: 'de', level: 'native' },
      { language: 'en', level: 'B2' },
    ]
    const job = makeMatchJob({ facts: { languageLevel: ['de:C1'] } })
    expect(linesOf({ languages }, job)).toEqual([
      'Sprachen erfüllt. Sie bringen mit: Deutsch (Muttersprache) und Englisch B2. In der Anzeige (Geforderte Sprache): Deutsch C1.',
    ])
  })

  it('says once that an ad is for full and part time', () => {
    const job = makeMatchJob({ facets: { employmentType: ['full-time', 'part-time', 'both'] } })
    expect(linesOf({ employmentTypes: ['part-time'] }, job)).toEqual([
      'Beschäftigungsart erfüllt. Gewünscht: Teilzeit. In der Anzeige (Anstellungsart): Vollzeit und Teilzeit.',
    ])
  })

  it('leaves out training of which the vocabulary knows no specialty', () => {
    const licence = { profession: null, country: null, state: 'held' } as const
    const licences = [{ ...licence, kind: 'further-training', specialty: null } as const]
    const job = makeMatchJob({ facts: { qualification: ['driving-licence'] } })
    expect(linesOf({ licences }, job)).toEqual([
      'Qualifikationen unbekannt. In der Anzeige (Geforderte Qualifikation): Führerschein.',
    ])
  })

  it('says of work at home that it is done at home, instead of where the employer is', () => {
    const places = [{ latDegrees: 50.94, lonDegrees: 6.96, radiusKm: 20, name: 'Köln' }]
    const munich = { latDegrees: 48.14, lonDegrees: 11.58 }
    const job = makeMatchJob({ points: [munich], facets: { remote: ['remote'] } })
    const [line] = linesOf({ places }, job)
    expect(line).toMatch(
      /^Entfernung erfüllt: Arbeit im Homeoffice, gleich wo\. Gewünscht: Köln\. In der Anzeige/,
    )
    expect(line).not.toMatch(/Dazu sagt die Anzeige nichts/)
  })
})
