import { describe, expect, it } from 'vitest'
import { readCv } from './read-cv.ts'

const now = new Date('2026-11-25T12:00:00Z')

async function fieldsOf(text: string) {
  const { fields } = await readCv({ bytes: new TextEncoder().encode(text), name: 'cv.txt', now })
  return fields
}

async function positionsOf(text: string) {
  return (await fieldsOf(`Mara Beispiel\n50931 Köln\n\nBerufserfahrung\n${text}`))?.positions.map(
    ({ title, employer, city }) => [title?.value, employer?.value, city?.value],
  )
}

it.each([
  ['Kieferorthopädie an der Oder, Frankfurt (Oder)', 'Kieferorthopädie an der Oder', 'Frankfurt (Oder)'],
  ['Neurologie am Klinikum Nord, Essen', 'Klinikum Nord', 'Essen'],
])('a house may be called by its specialty and its place: %s', async (house, employer, city) => {
  expect(await positionsOf(`03/2020 – heute Praxismanagerin\n${house}`)).toEqual([
    ['Praxismanagerin', employer, city],
  ])
})

it('a row of cells may have those of its department and its town below it', async () => {
  const text = '02/2020 – laufend\tDGKP\tKlinik Nord\nDialysestation\tInnsbruck'
  expect(await positionsOf(text)).toEqual([['DGKP', 'Klinik Nord', 'Innsbruck']])
})

it('whoever was a specialist stays one', async () => {
  const text = `Mara Beispiel\n\nBerufserfahrung\n01/2019 – heute Oberärztin, Klinikum Nord, Essen
02/2016 – 12/2018 Fachärztin für Frauenheilkunde und Geburtshilfe, Klinikum Süd, Essen`
  expect((await fieldsOf(text))?.specialty?.value).toBe('frauenheilkunde')
})

it('a name whose gap was lost is parted as in the address of e-mail', async () => {
  const text = 'INESBRANDSTÄTTER\nPflegefachfrau\nines.brandstaetter@nordkette.example'
  expect((await fieldsOf(text))?.name?.value).toBe('Ines Brandstätter')
})

describe('several roles under one house', () => {
  it('all get the house that stands above them', async () => {
    const text = `Stadtspital Triemli, Zürich
      04.2021 – dato    Stationsleiterin Chirurgie
                        Führung von 24 Mitarbeitenden
      08.2017 – 03.2021 Dipl. Pflegefachfrau HF
    Spital Limmattal, Schlieren
      09.2013 – 07.2017 Dipl. Pflegefachfrau HF`
    expect(await positionsOf(text)).toEqual([
      ['Stationsleiterin Chirurgie', 'Stadtspital Triemli', 'Zürich'],
      ['Dipl. Pflegefachfrau HF', 'Stadtspital Triemli', 'Zürich'],
      ['Dipl. Pflegefachfrau HF', 'Spital Limmattal', 'Schlieren'],
    ])
  })

  it('get it from the whole duration below it, and the next house is its own', async () => {
    const text = `Vivantes Klinikum im Friedrichshain
      7 Jahre 3 Monate
      Stationsleitung Intensivmedizin
      September 2022 - Present (4 Jahre 3 Monate)
      Fachkrankenpflegerin Intensivmedizin
      September 2019 - August 2022 (3 Jahre)
      DRK Kliniken Berlin Westend
      Gesundheits- und Krankenpflegerin
      Oktober 2014 - August 2019`
    expect((await positionsOf(text))?.map(([title, employer]) => [title, employer])).toEqual([
      ['Stationsleitung Intensivmedizin', 'Vivantes Klinikum im Friedrichshain'],
      ['Fachkrankenpflegerin Intensivmedizin', 'Vivantes Klinikum im Friedrichshain'],
      ['Gesundheits- und Krankenpflegerin', 'DRK Kliniken Berlin Westend'],
    ])
  })

  it('leave a house that stands below its role where it is', async () => {
    const text = `03/2020 – heute   Pflegefachkraft
      Klinikum Nord, Essen
      01/2018 – 02/2020  Krankenpflegerin
      Klinikum Süd, Bochum`
    expect((await positionsOf(text))?.map(([, employer]) => employer)).toEqual([
      'Klinikum Nord',
      'Klinikum Süd',
    ])
  })
})

describe('a station', () => {
  it('of a profile with durations beside its dates is what stands beside them', async () => {
    const text = `2 Jahre und 11 Monate   Pflegefachfrau
      Jan. 2024 – heute       Klinikum Nord, Essen
      3 Jahre                 Krankenpflegerin
      Jan. 2021 – Dez. 2023   Klinikum Süd, Bochum`
    expect(await positionsOf(text)).toEqual([
      ['Pflegefachfrau', 'Klinikum Nord', 'Essen'],
      ['Krankenpflegerin', 'Klinikum Süd', 'Bochum'],
    ])
  })

  it('abroad may name a house and a town that nobody here knows before the work', async () => {
    const text = `Klinički centar Vojvodine, Novi Sad   06/2014 – 11/2020
      Krankenschwester`
    expect(await positionsOf(text)).toEqual([['Krankenschwester', 'Klinički centar Vojvodine', 'Novi Sad']])
  })

  it('in the army is nobody’s business', async () => {
    const text = `10/2021 – heute      Radiologietechnologe, Klinikum Wels, Wels
      09/2014 – 02/2015    Präsenzdienst
                           Österreichisches Bundesheer, Hörsching`
    expect(await positionsOf(text)).toEqual([['Radiologietechnologe', 'Klinikum Wels', 'Wels']])
    const cv = await fieldsOf('Mara Beispiel\nGrundwehrdienst: abgeleistet 2009\n50931 Köln')
    expect(JSON.stringify(cv)).not.toContain('wehrdienst')
  })
})

describe('what somebody is looking for', () => {
  const wishesOf = async (line: string) => {
    const { employment, workload, start, place } =
      (await fieldsOf(`Mara Beispiel\nHebamme\n${line}`))?.wishes ?? {}
    return [employment?.value, workload?.value, start?.value, place?.value]
  }

  it.each([
    ['Ich suche Teilzeit in Köln ab sofort.', ['part-time', undefined, 'now', 'Köln']],
    ['Stellenantritt: ab sofort, 80-100 %', [undefined, { from: 80, to: 100 }, 'now', undefined]],
    ['Gewünschter Eintritt: 01.03.2027', [undefined, undefined, '2027-03-01', undefined]],
    [
      'Gewünschtes Pensum: 60 – 80 %, per April 2027',
      [undefined, { from: 60, to: 80 }, '2027-04-01', undefined],
    ],
    ['Kündigungsfrist: 3 Monate zum Quartalsende', [undefined, undefined, 'notice', undefined]],
    [
      'Seeking a full-time position near Bonn, available immediately',
      ['full-time', undefined, 'now', 'Bonn'],
    ],
    ['Verfügbar in Vollzeit oder Teilzeit', [undefined, undefined, undefined, undefined]],
  ])('is read where they say so: %s', async (line, expected) => {
    expect(await wishesOf(line)).toEqual(expected)
  })

  it('is not read from dates and places of the past', async () => {
    const fields = await fieldsOf(
      'Mara Beispiel\n50931 Köln\nVerfügbar seit 01.03.2020\n\nBerufserfahrung\n2019 – heute Hebamme in Teilzeit, Klinikum Nord, Essen',
    )
    expect(fields?.wishes).toEqual({ employment: null, workload: null, start: null, place: null })
  })
})
