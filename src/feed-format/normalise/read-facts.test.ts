import { describe, expect, it } from 'vitest'
import { readIsAgency } from './read-agency.ts'
import { readEmail, readPhone, readWebAddress } from './read-contact.ts'
import { readDate } from './read-date.ts'
import { readDescription } from './read-description.ts'
import { readContract, readEmploymentTypes } from './read-employment.ts'
import { readExperience } from './read-experience.ts'
import { readLanguage } from './read-language.ts'
import { readRequiredLanguages } from './read-required-languages.ts'
import { readShifts } from './read-shifts.ts'
import { readWorkload } from './read-workload.ts'

const now = new Date('2026-11-21T08:00:00Z')
const noWorkload = { minPercent: null, maxPercent: null, hoursWeek: null }

describe('facts of an ad', () => {
  it('dates in many forms', () => {
    const dayOf = (text: string) => readDate(text, now)?.toISOString().slice(0, 10) ?? null
    expect(dayOf('1. März 2027')).toBe('2027-03-01')
    expect(dayOf('20261118')).toBe('2026-11-18')
    expect(dayOf('1792713600000')).toBe('2026-10-23')
    expect(dayOf('2026-11-17 08:00:00 UTC')).toBe('2026-11-17')
    expect(dayOf('November 18, 2026')).toBe('2026-11-18')
    expect(dayOf('vor 3 Tagen')).toBe('2026-11-18')
    expect(dayOf('2 weeks ago')).toBe('2026-11-07')
    const sameDay = [
      ...[
        '21-Nov-2026',
        '21. Nov. 2026',
        'Nov 21 2026',
        'Saturday, November 21st, 2026',
        '2026/11/21',
        '21.11.26',
      ],
      ...[
        '20261121T100000Z',
        'Sat Nov 21 10:00:00 CET 2026',
        '11/21/2026 10:00 AM',
        '"2026-11-21"',
        'ab 21.11.2026',
      ],
      // As Excel, .NET and Unix encode days.
      ...['46347', '46347.5', '46347,25', '/Date(1795255200000+0100)/', '1795255200.123'],
    ]
    for (const text of sameDay) expect(dayOf(text), text).toBe('2026-11-21')
    for (const code of ['12345', '99999']) expect(dayOf(code)).toBeNull()
    expect(readDate('2026-11-18T01:00:00+02:00', now)?.toISOString()).toBe('2026-11-17T23:00:00.000Z')
    for (const none of ['31.04.2026', '9999-12-31', 'bald', '', '12', '2026']) expect(dayOf(none)).toBeNull()
  })

  it('working time from its field, the title or the percentage', () => {
    expect(readEmploymentTypes(['full-or-part-time'], '', '', noWorkload)).toEqual(['full-time', 'part-time'])
    expect(readEmploymentTypes(['FULL_TIME/PART_TIME'], '', '', noWorkload)).toEqual([
      'full-time',
      'part-time',
    ])
    expect(readEmploymentTypes([], 'MFA in Teilzeit', '', noWorkload)).toEqual(['part-time'])
    const workload = readWorkload([], 'Pflegefachfrau 60–100% Medizin', '')
    expect(workload).toEqual({ minPercent: 60, maxPercent: 100, hoursWeek: null })
    expect(readEmploymentTypes([], '', '', workload)).toEqual(['full-time', 'part-time'])
    expect(readWorkload([], 'Arzt 25 Std./Woche', '').hoursWeek).toBe(25)
    expect(readContract([], '', 'Wir bieten eine unbefristete Stelle')).toBe('permanent')
    expect(readContract(['BEFRISTET'], '', '')).toBe('fixed-term')
  })

  it('shifts, where a denial is no promise', () => {
    expect(readShifts([], '', 'Arbeit im Dreischichtsystem mit Rufbereitschaft')).toEqual([
      'three-shift',
      'on-call',
    ])
    expect(readShifts([], '', 'Keine Wochenenddienste, keine Nachtdienste, keine Rufbereitschaft')).toEqual([
      'no-nights',
      'no-weekends',
    ])
  })

  it('shifts in English', () => {
    const english: [string, string[]][] = [
      ['Work is organised in three shifts', ['three-shift']],
      ['You work rotating shifts, weekend duties are shared', ['three-shift', 'weekends']],
      ['Rotating early and late shifts', ['two-shift']],
      ['early, late and night shifts', ['three-shift']],
      ['early/late', ['two-shift']],
      ['Two-shift system', ['two-shift']],
      ['Weekdays only, regular working hours', ['no-weekends', 'day']],
      ['Monday to Friday without night shifts', ['no-nights', 'no-weekends']],
      ['on-call duty at weekends', ['weekends', 'on-call']],
      ['There is no on-call duty and no weekend work', ['no-weekends']],
      ['Permanent night shift', ['nights-only']],
      ['We arrive early at latest news', []],
    ]
    for (const [text, want] of english)
      expect(readShifts([], '', text).sort(), text).toEqual([...want].sort())
    expect(readShifts(['night shift'], 'Nurse', '')).toEqual(['nights-only'])
    expect(readShifts([], 'Nurse (night shift)', '')).toEqual(['nights-only'])
    expect(readShifts([], 'Nurse', 'Allowances for each night shift')).toEqual([])
  })

  it('a level that the feed states in so many words', () => {
    expect(readExperience(['mid'], 'Fachkrankenpfleger Intensivpflege', true)).toBe('mid')
    expect(readExperience(['Mid-level'], 'Teamleitung', true)).toBe('mid')
    expect(readExperience(['Mid-Senior level'], 'Oberarzt', true)).toBe('senior')
  })

  it('the level from title and field', () => {
    expect(readExperience([], 'Chefarzt (m/w/d)', true)).toBe('executive')
    expect(readExperience([], 'Stellv. Pflegedienstleitung', true)).toBe('senior')
    expect(readExperience(['mid_senior_level'], 'Oberarzt', true)).toBe('senior')
    expect(readExperience([], 'Auszubildende zur Pflegefachfrau', true)).toBe('entry')
    expect(readExperience([], 'Hausmeister', false)).toBeNull()
  })

  it('the language by its small words, not by English names of jobs', () => {
    expect(
      readLanguage(
        'en',
        'Clinical Manager',
        'Wir suchen für unser Team eine Person, die mit uns und für uns arbeitet',
      ),
    ).toBe('de')
    expect(
      readLanguage(null, 'Nurse', 'We are looking for a nurse who will work with our team in the ward'),
    ).toBe('en')
  })

  it('languages asked for', () => {
    expect(readRequiredLanguages([], 'Deutschkenntnisse mindestens B2 und gute Englischkenntnisse')).toEqual([
      'de',
      'en',
    ])
    expect(readRequiredLanguages([], 'Deutsche Approbation')).toEqual([])
  })

  it('agencies by name and words, not by their denial', () => {
    expect(readIsAgency([], 'Medi Personaldienstleistungen GmbH', '', '')).toBe(true)
    expect(readIsAgency([], 'Klinikum', '', 'Wir suchen im Rahmen der Arbeitnehmerüberlassung')).toBe(true)
    expect(readIsAgency([], 'Klinikum', '', 'Bei uns gibt es keine Arbeitnehmerüberlassung')).toBe(false)
  })

  it('addresses that are safe to follow', () => {
    expect(readWebAddress('https://klinik.example/a b')).toBe('https://klinik.example/a%20b')
    for (const bad of [
      'javascript:alert(1)',
      '//x.example',
      'ftp://x',
      'https://user:pass@x.example',
      'data:text/html,x',
    ])
      expect(readWebAddress(bad)).toBeNull()
    expect(readEmail('Kontakt: Jobs@Klinik.example, Tel.')).toBe('jobs@klinik.example')
    expect(readPhone('+49 (0)30 / 123-456')).toBe('+49 (0)30 / 123-456')
    expect(readPhone('auf Anfrage')).toBeNull()
  })

  it('plain texts become paragraphs, headings and lists', () => {
    const text = 'Wir suchen Sie.\n\nIhre Aufgaben:\n- Pflege & Beratung\n- Station < 30 Betten\n\nBis bald'
    expect(readDescription([{ heading: null, text }]).html).toBe(
      '<p>Wir suchen Sie.</p><h3>Ihre Aufgaben</h3><ul><li>Pflege &amp; Beratung</li><li>Station &lt; 30 Betten</li></ul><p>Bis bald</p>',
    )
  })

  it('HTML keeps its structure and loses everything else', () => {
    const text =
      '<div class="x"><h1>Titel</h1><p style="color:red">A <b>b</b> <a href="http://x.example" onclick="y()">c</a></p><table><tr><td>d</td></tr></table></div>'
    const { html } = readDescription([{ heading: null, text }])
    expect(html).toContain('<h3>Titel</h3>')
    expect(html).toContain('A <strong>b</strong> <a href="http://x.example/">c</a>')
    expect(html).not.toMatch(/class|style|onclick|table/)
  })

  it('a section that repeats another is left out', () => {
    const sections = [
      { heading: null, text: '<p>Alles hier.</p><ul><li>Aufgabe eins</li></ul>' },
      { heading: 'Aufgaben', text: '<ul><li>Aufgabe eins</li></ul>' },
    ]
    expect(readDescription(sections).html).not.toContain('<h3>')
  })
})
