import { describe, expect, it } from 'vitest'
import { cvAsJson } from './cv-as-json.ts'
import { readCv } from './read-cv.ts'

const now = new Date('2026-11-25T12:00:00Z')

async function factsOf(text: string) {
  const { fields } = await readCv({ bytes: new TextEncoder().encode(text), name: 'cv.txt', now })
  return fields && cvAsJson(fields, 'cv')
}

const withTraining = (text: string) =>
  factsOf(`Mara Beispiel\nMusterweg 3, 50931 Köln\n\nWeiterbildung\n${text}`)

describe('a qualification', () => {
  it.each([
    ['Anerkennung als Pflegefachfrau (beantragt 10/2025)', 'applied-for'],
    ['Approbation beantragt', 'applied-for'],
    ['Defizitbescheid der Bezirksregierung, 14.10.2025', 'applied-for'],
    ['Weiterbildung zur Praxisanleiterin, seit 09/2026', 'in-training'],
    ['Fachweiterbildung Intensivpflege (voraussichtlich bis 06/2027)', 'in-training'],
    ['10/2025 – heute Fachweiterbildung Onkologie', 'in-training'],
    ['10/2025 – heute\nFachweiterbildung Onkologie', 'in-training'],
    ['Fachweiterbildung Onkologie\nseit 10.2025, voraussichtlicher Abschluss September 2027', 'in-training'],
    ['Fachweiterbildung Onkologie\n(derzeit im zweiten Jahr)', 'in-training'],
    ['2020 - laufend  Promotionsvorhaben: Biomarker bei Migräne', 'in-training'],
    ['2024 – heute Promotion an der Universität Nord', 'in-training'],
    ['2024 – present Doctoral project on migraine', 'in-training'],
  ])('that is only begun or applied for is told as such: %s', async (text, state) => {
    const facts = await withTraining(text)
    expect(facts?.qualifications).toEqual([])
    expect(facts?.qualifications_open).toMatchObject([{ state }])
    expect(facts?.approbation).toBeNull()
  })

  it.each([
    'Berufsurkunde noch nicht erteilt',
    'Professional licence not yet granted',
    'Weiterbildung Palliative Care geplant',
    'Studium Pflegemanagement abgebrochen',
    'Praxisanleiterin (für 2027 vorgesehen)',
    'Wundexpertin ICW, Oktober 2026 geplant',
    'Bachelor Pflege in Vorbereitung',
    'Palliative Care course (planning to begin in spring)',
    'Wundexpertin ICW\n(geplant)',
    '2014 – 2016 Promotionsvorhaben: Biomarker bei Migräne',
  ])('that nobody holds is not told: %s', async text => {
    const facts = await withTraining(text)
    expect([facts?.qualifications, facts?.qualifications_open]).toEqual([[], []])
  })

  it.each([
    ['Praxisanleiterin seit 2019', ['Praxisanleiterin']],
    ['2023 Wundexpertin ICW', ['Wundexpertin ICW']],
    ['jährlich ALS-Training nach ERC-Leitlinien', ['ALS-Training nach ERC-Leitlinien']],
    ['telc Deutsch B2 Pflege, August 2025', ['telc Deutsch B2 Pflege']],
    ['KG-Gerät (2016)', ['KG-Gerät']],
    ['Grundkurs Sonographie\nEssen', ['Grundkurs Sonographie']],
    ['2016 Promotion', ['Promotion']],
    ['2022 Advance Care Planning course', ['Advance Care Planning course']],
    ['2019\nPraxisanleiterin\nseit 2025, laufend\nFachweiterbildung Onkologie', ['Praxisanleiterin']],
  ])('that is held stands under its name: %s', async (text, names) => {
    expect((await withTraining(text))?.qualifications).toEqual(names)
  })

  it('under "Anerkennung in Deutschland" is no position', async () => {
    const facts =
      await factsOf(`Mara Beispiel\n\nBerufserfahrung\n03/2020 – heute Ärztin, Klinikum Nord, Essen
Anerkennung in Deutschland\n06/2023 Approbation als Ärztin\n04/2023 Kenntnisprüfung`)
    expect([facts?.positions, facts?.approbation]).toEqual([1, 'full'])
    expect(facts?.qualifications).toContain('Kenntnisprüfung')
  })
})

it('whoever becomes a specialist works as a doctor meanwhile', async () => {
  const facts = await factsOf(
    'Mara Beispiel\n\nBerufserfahrung\n10/2010 – 01/2016 Assistenzärztin in Ausbildung zur Fachärztin\nKlinikum Nord, Essen',
  )
  expect([facts?.positions, facts?.qualifications]).toEqual([1, []])
})

describe('an education', () => {
  it.each([
    [
      '10/2016 – 09/2019\tOTA-Schule West, Aachen\tStaatlich anerkannte Operationstechnische Assistentin',
      'Staatlich anerkannte Operationstechnische Assistentin',
    ],
    [
      '2014 – 2017 Ausbildung in der Gesundheits- und Krankenpflege, Pflegeschule Nord, Lübeck',
      'Ausbildung in der Gesundheits- und Krankenpflege',
    ],
    ['2014 – 2017 Ausbildung in Lübeck', 'Ausbildung'],
  ])('is named with its subject: %s', async (text, name) => {
    expect((await factsOf(`Mara Beispiel\n\nAusbildung\n${text}`))?.education[0]?.name).toBe(name)
  })
})

describe('a narrow column', () => {
  it('breaks the address of a mail behind its @, and goes on below the name', async () => {
    const facts = await factsOf('Kontakt\nnoemi.zuercher@ mail.example\n\nZürcher Noemi\nPflegefachfrau')
    expect([facts?.email, facts?.name]).toEqual(['noemi.zuercher@mail.example', 'Noemi Zürcher'])
  })
})

describe('the town of a position', () => {
  it.each([
    ['Ordensklinikum Donau, Linz (Österreich)', 'Linz'],
    ['Lebenshilfe Weser e. V., Wohnstätte Kleiner Ort, Bremen', 'Bremen'],
    ['Klinikum Leinetal, Nephrology Ward Hannover, Germany', 'Hannover'],
  ])('is the one that is a town: %s', async (house, town) => {
    const facts = await factsOf(`Mara Beispiel\n\nBerufserfahrung\n03/2020 – heute Pflegefachfrau\n${house}`)
    expect(facts?.last_position?.city).toBe(town)
  })
})

it.each(['10/19 – heute\tLogopädin, 09/15 – 09/19', '[ 01/09/2023 – Derzeit ]'])(
  'a period is no telephone number: %s',
  async text => {
    const facts = await factsOf(
      `Mara Beispiel\nMusterweg 3, 50931 Köln\n\nBerufserfahrung\n${text}\nPraxis am Dom`,
    )
    expect(facts?.phone).toBeNull()
  },
)

it('houses for children and by faith are no private matter', async () => {
  const facts = await factsOf(
    "Mara Beispiel\nBorn on 1 May 1990\n\nExperience\n2019 – 2021\tStaff Nurse, St. Anna Children's Hospital, Vienna",
  )
  expect(facts?.experience).toMatchObject([
    { title: 'Staff Nurse', employer: "St. Anna Children's Hospital" },
  ])
})
