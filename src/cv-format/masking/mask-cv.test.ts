import { beforeAll, describe, expect, it } from 'vitest'
import { type CorpusCv, cvCorpus, cvLists, tracesOf } from '../../../tests/support/cv-corpus.ts'
import { readCv } from '../read-cv.ts'
import { coverContact } from './contact-mask.ts'
import { maskCv } from './mask-cv.ts'
import { nameMask } from './name-mask.ts'

const nobody = { names: [], emails: [] }

async function masked(text: string, known = nobody as { names: string[]; emails: string[] }) {
  const bytes = new TextEncoder().encode(text)
  const read = await readCv({ bytes, name: 'cv.txt', now: new Date('2026-11-25T12:00:00Z') })
  if (read.problem !== null) throw new Error(read.problem)
  return maskCv({ lines: read.text, fields: read.fields }, known)
}

const head = `Lebenslauf
Agnieszka Müller-Kowalska
Am Anger 12, 99084 Erfurt
geboren am 04.05.1988 in Kraków
Tel. 0361 / 55 81 24-0
agnieszka.mueller-kowalska@post.example
linkedin.com/in/agnieszka-mk
`
const body = `
Berufserfahrung
03/2019 – heute Pflegefachfrau, Klinikum Nordhafen, Erfurt
`

describe('a masked CV', () => {
  const corpus: CorpusCv[] = []
  beforeAll(async () => {
    for (const list of cvLists) corpus.push(...(await cvCorpus(list)))
  })

  it('of the whole corpus has nothing of its person, and keeps what they did', () => {
    const leaks: string[] = []
    let sent = 0
    for (const { name, who, read } of corpus) {
      const { lines } = maskCv({ lines: read.text, fields: read.fields }, nobody)
      if (!lines) continue
      sent++
      const text = lines.join('\n').toLowerCase()
      const { words, digits, texts } = tracesOf(who)
      const written = new Set(text.split(/[^\p{L}]+/u))
      for (const word of words) if (written.has(word)) leaks.push(`${name}: ${word}`)
      const figures = text.replace(/[^\d\n]/g, '')
      for (const each of digits) if (each.length > 5 && figures.includes(each)) leaks.push(`${name}: ${each}`)
      for (const each of digits)
        if (new RegExp(`(?<!\\d)${each}(?!\\d)`).test(text)) leaks.push(`${name}: ${each}`)
      for (const each of texts) if (text.includes(each)) leaks.push(`${name}: ${each}`)
      const employer = read.fields.positions[0]?.employer?.value
      if (/@|www\.|geboren am/.test(text)) leaks.push(`${name}: contact`)
      if (employer && !/praxis|dr\./iu.test(employer)) kept.push(text.includes(employer.toLowerCase()))
    }
    expect(leaks).toEqual([])
    expect(sent).toBeGreaterThan(0.9 * corpus.length)
    expect(kept.filter(Boolean).length).toBeGreaterThan(0.85 * kept.length)
  })
  const kept: boolean[] = []

  it('has neither name, address, telephone, e-mail, links nor birth, in whatever way they come back', async () => {
    const { lines } = await masked(
      `${head}${body}Zeugnis für Frau Muller-Kowalska, Ansprechpartnerin Dr. med. Petra Hartung
Unterlagen: AgnieszkaMueller_Zeugnis.pdf, MÜLLER-KOWALSKAS Mappe
Auskunft: p.hartung (at) klinik.example, mobil 0151 23456789, LANR 123456789
`,
    )
    const text = lines?.join('\n') ?? ''
    expect(text).toContain('03/2019 – heute Pflegefachfrau, Klinikum Nordhafen, Erfurt')
    expect(text).not.toMatch(
      /agnieszka|m(?:ü|ue|u)ller|kowalska|anger|99084|1988|krak|55 81|@|linkedin|hartung|klinik\.example|23456|\(at\)/i,
    )
  })

  it('is none where nobody knows whose CV it is', async () => {
    expect(await masked(`Lebenslauf\n${body}Sprachen\nDeutsch (C1)\n`)).toEqual({
      lines: null,
      problem: 'no-name',
    })
  })

  it('is one where the account says the name, and the CV says it, too', async () => {
    const text = `Bewerbung\n${body}gez. Chi Ng\nSprachen\nDeutsch (C1)\n`
    const { lines } = await masked(text, { names: ['Chi Ng'], emails: [] })
    expect(lines?.join('\n')).not.toMatch(/\bchi\b|\bng\b/i)
  })

  it('is none where a name that was broken into letters is still there', async () => {
    const text = `${head}${body}A-g-n-i-e-s-z-k-a M-ü-l-l-e-r-K-o-w-a-l-s-k-a unterschrieb dies\n`
    expect(await masked(text)).toEqual({ lines: null, problem: 'left-over' })
  })

  it('has no characters that nobody sees', async () => {
    const { lines } = await masked(`${head}${body.replace('Pflege', 'Pflege\u200b\u{e0041}')}`)
    expect(lines?.join('\n')).toContain('heute Pflegefachfrau,')
  })

  it('leaves out whoever speaks for the person, wrote with them or shares their hobbies', async () => {
    const { lines } = await masked(
      `${head}${body}Referenzen\nHeiner Brandt, Pflegedirektor\nHobbys\nChor der Lukaskirche\nSprachen\nDeutsch (C1)\n`,
    )
    expect(lines?.join('\n')).not.toMatch(/Brandt|Lukas/)
    expect(lines?.join('\n')).toContain('Deutsch (C1)')
  })
})

describe('the cover of contact data', () => {
  it.each([
    ['Hauptstraße 5a, 8010 Graz', '[ADDRESS], [ADDRESS]'],
    ['seit 2019 in Heidelberg 2021 und Bamberg 04/2022', 'seit 2019 in Heidelberg 2021 und Bamberg 04/2022'],
    ['01.04.2018 – 31.03.2020 Station 3B', '01.04.2018 – 31.03.2020 Station 3B'],
    ['2016–2021 Intensivstation, 30 Betten', '2016–2021 Intensivstation, 30 Betten'],
    ['+43 (0) 664 / 12 34 567', '[TELEPHONE]'],
    ['Fax 044 123 45 67', 'Fax [TELEPHONE]'],
    ['Herr Prof. Dr. Klaus Meier leitete', '[PERSON] leitete'],
    ['12 Baker Street, London NW1 6XE', '[ADDRESS], London [ADDRESS]'],
  ])('makes of "%s" "%s"', (text, covered) => {
    expect(coverContact(text)).toBe(covered)
  })

  it('takes no time over words without end', () => {
    const begun = performance.now()
    for (const text of [
      'a'.repeat(1_500),
      'Ab '.repeat(500),
      '1 '.repeat(750),
      'a.'.repeat(750),
      '('.repeat(1_500),
    ])
      coverContact(text)
    expect(performance.now() - begun).toBeLessThan(500)
  })
})

describe('the cover of a name', () => {
  it.each([
    ['Yıldız Şahin', 'Zeugnis von Yildiz Sahin und YILDIZ', 'Zeugnis von [NAME] und [NAME]'],
    [
      'Anna von der Heide',
      'von der Klinik, Annas Mappe, Frau Heide',
      'von der Klinik, [NAME] Mappe, Frau [NAME]',
    ],
    ['Jo Li', 'die Linie, Li', 'die Linie, [NAME]'],
  ])('of %s makes of "%s" "%s"', (name, text, covered) => {
    expect(nameMask([name]).cover(text)).toBe(covered)
  })
})
