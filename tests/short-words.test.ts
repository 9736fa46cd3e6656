import { expect, test } from 'vitest'
import { demoJob } from '../bench/support/demo-jobs.ts'
import { generateDemoAds } from '../src/demo/generate-ads.ts'
import { jobIndex } from '../src/domain/job-search/steps/job-index.ts'
import { jobSearchSchema } from '../src/domain/job-search/steps/search-document.ts'
import { createSearchIndex } from '../src/search/search-index.ts'
import type { ConceptTable } from '../src/search/text/vocabulary-input.ts'
import { dataFile } from '../src/vocabulary/data-file.ts'
import { loadAnalyser } from '../src/vocabulary/load-analyser.ts'
import { moreProfessionNames, professions } from '../src/vocabulary/titles/professions.ts'
import { specialties } from '../src/vocabulary/titles/specialties.ts'

/** Short words of the vocabulary that find more than a twentieth of all ads, by why they may. */
const common = {
  'that many ads are for nurses':
    'Pflege nursing Pfleger Schwester nurse AP RN PFK GuK GuKP GKP PFM PFF DGKP DGKS DPGKP DNW',
  'or their helpers': 'Helfer Carer CAR KPH PH PHK APH GKPH GuKPA AGS PFA',
  'for doctors': 'Arzt Ärztin Ärzte Doctor Doktor Dienstarzt FA FÄ FMH Facharzt OA OÄ',
  'for practice assistants': 'MFA MPA AH MAB NäPA NäPa EVA VERAH',
  'in a large field': 'INN AIM Chir ACH ACHIR AVC VCH',
  'for trainees or leaders': 'Lehre Lehrling Azubi Azubis Intern Leitung Leiter Head',
  'with this working time or place':
    'Vollzeit ganztags VZ full Teilzeit halbtags TZ part Klinik Spital Praxis Praxen Station Tagdienst Tagschicht Nachtdienst Nachtschicht nachts Wohnheim WG Spitex EKG',
  'with this plain word in their texts': 'Diplom Büro',
}

test('a short word finds more than a twentieth of all ads only if that many are for what it says', () => {
  const jobs = 1_000
  const now = new Date('2026-11-21T08:00:00Z')
  const index = createSearchIndex({ schema: jobSearchSchema, analyser: loadAnalyser() })
  const { upsert } = jobIndex(index)
  for (const ad of generateDemoAds({ jobs, seed: 1, now })) upsert(demoJob(ad))
  const listed = new Set(Object.values(common).flatMap(words => words.toLowerCase().split(' ')))
  const window = { facets: [], sort: { by: 'relevance' }, offset: 0, size: 0, nowMs: now.getTime() } as const
  const found = [...shortWords()].filter(word => index.search({ ...window, text: word }).total > jobs / 20)
  expect(found.filter(word => !listed.has(word.toLowerCase()))).toEqual([])
  expect(found.length).toBeGreaterThan(50)
})

/** Words of one or two syllables that name a profession, a specialty or a field. */
function shortWords(): Set<string> {
  const { meanings, abbreviations } = JSON.parse(dataFile('concepts.json')) as ConceptTable
  const more = moreProfessionNames()
  const words = [
    ...professions().flatMap(one => [
      ...[one.nameMale, one.nameFemale, one.nameEn, ...one.synonyms, ...one.synonymsEn, ...one.abbreviations],
      ...(more[one.id] ?? []),
    ]),
    ...specialties().flatMap(one => [
      ...[one.nameDe, ...one.persons, ...one.adjectives, ...one.synonyms, ...one.abbreviations],
    ]),
    ...Object.values(meanings).flat(),
    ...Object.keys(abbreviations),
  ]
  return new Set(words.filter(word => /^\p{L}+$/u.test(word) && syllables(word) <= 2))
}

function syllables(word: string): number {
  return word.toLowerCase().match(/[aeiouyäöü]+/g)?.length ?? 0
}
