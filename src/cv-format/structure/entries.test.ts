import { expect, it } from 'vitest'
import { lineOf } from '../document/line.ts'
import { readHeadingOfEntry } from '../fields/read-heading-of-entry.ts'
import { intoEntries } from './entries.ts'

function stationsOf(text: string) {
  const lines = text.split('\n').map(line => lineOf(line))
  return intoEntries(lines).map(entry => {
    const { title, employer, city } = readHeadingOfEntry(entry)
    return [title, employer, city].map(part => part?.text ?? null)
  })
}

const both = [
  ['Pflegefachfrau', 'Klinikum Nord', 'Essen'],
  ['Krankenpfleger', 'Seniorenheim Lindenhof', 'Köln'],
]

it('the date may stand before the work', () => {
  const text = `03/2021 – heute\tPflegefachfrau, Klinikum Nord, Essen
• Pflege
2016 – 2021\tKrankenpfleger, Seniorenheim Lindenhof, Köln`
  expect(stationsOf(text)).toEqual(both)
})

it('the date may stand alone above the work', () => {
  const text = `03/2021 – heute
Pflegefachfrau
Klinikum Nord, Essen
2016 – 2021
Krankenpfleger
Seniorenheim Lindenhof, Köln`
  expect(stationsOf(text)).toEqual(both)
})

it('the work may stand above the date, and the house above the work', () => {
  const text = `Klinikum Nord
Pflegefachfrau
März 2021 – Heute (5 Jahre 8 Monate)
Essen, Deutschland
Seniorenheim Lindenhof
Krankenpfleger
Mai 2016 – Februar 2021 (4 Jahre 10 Monate)
Köln, Deutschland`
  expect(stationsOf(text)).toEqual(both)
})

it('the date may stand behind the work', () => {
  const text = `Pflegefachfrau\t03/2021 – heute
Klinikum Nord, Essen
• Aufnahme, Entlassung (2022–2023)
Krankenpfleger\t2016 – 2021
Seniorenheim Lindenhof, Köln`
  expect(stationsOf(text)).toEqual(both)
})

it('a department is not the house', () => {
  expect(stationsOf('2016 – 2021\tPflegefachfrau, Innere Medizin\nKrankenhaus Elbwiesen, Hamburg')).toEqual([
    ['Pflegefachfrau, Innere Medizin', 'Krankenhaus Elbwiesen', 'Hamburg'],
  ])
})
