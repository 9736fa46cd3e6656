import { describe, expect, it } from 'vitest'
import { dataFile } from '../../data-file.ts'
import { professionById } from '../../titles/professions.ts'
import { payTables } from '../tables/pay-tables.ts'
import { grossOf } from './gross-of.ts'
import { payByYears } from './pay-by-years.ts'
import {
  presentScheme,
  presentSchemes,
  professionsWithScheme,
  schemesOfProfession,
} from './present-schemes.ts'
import { stepOfYears } from './step-of-years.ts'

const on = '2026-11-26'
const ids = (day: string) => presentSchemes(day).map(({ scheme }) => scheme.id)

describe('the tables that are shown as what is paid', () => {
  it('are neither uncertain nor replaced nor past their end, on any day', () => {
    for (const day of ['2025-06-01', on, '2027-01-15', '2027-12-01', '2030-01-01'])
      for (const { scheme, groups } of presentSchemes(day))
        for (const { code, steps } of groups)
          for (const { label } of steps) {
            const gross = grossOf({
              scheme: scheme.id,
              group: code,
              step: label,
              workloadPercent: 100,
              on: day,
            })
            if (gross.kind === 'gross') expect(gross.table.standing, `${scheme.id} ${day}`).toBe('current')
          }
  })

  it('are other ones on another day', () => {
    expect(ids(on)).toEqual(expect.arrayContaining(['tvoed-p', 'tv-aerzte-vka', 'tv-l', 'avr-dd']))
    expect(ids(on).filter(id => /^mfa|tdl|hessen|kages/.test(id))).toEqual([])
    expect(presentScheme('mfa-2025', '2025-06-01')?.scheme.id).toBe('mfa-2025')
    expect(presentScheme('mfa-2025', on)).toBeNull()
    expect(ids('2027-06-01')).not.toContain('tvoed-p')
    expect(presentScheme('nothing', on)).toBeNull()
  })

  it('name professions that there are, by words that are all known', () => {
    const known = JSON.parse(dataFile('pay-professions.json')) as Record<string, string[]>
    const listed = Object.values(known).flat()
    expect(listed.filter(id => professionById(id) === null)).toEqual([])
    const used = [...payTables().schemes.values()].flatMap(({ tables }) =>
      tables.flatMap(({ groups }) => [...groups.values()].flatMap(({ professions }) => professions)),
    )
    expect(new Set(listed).size).toBe(new Set(used).size)
  })

  it('have their condition of each allowance in both languages', () => {
    for (const { id, supplements } of payTables().schemes.values())
      for (const { code, condition } of supplements)
        if (condition.de !== '') expect(condition.de, `${id} ${code}`).not.toBe(condition.en)
  })
})

describe('the groups of a profession', () => {
  it('are those that a table calls typical of it, in its countries alone', () => {
    const groupsOf = (profession: string) =>
      Object.fromEntries(
        schemesOfProfession(profession, on).map(({ scheme, groups }) => [
          scheme.id,
          groups.map(({ code }) => code).join(),
        ]),
      )
    expect(groupsOf('pflegefachmann')).toMatchObject({ 'tvoed-p': 'P7', 'tv-l-kr': 'KR7', 'avr-dd': 'EG7' })
    expect(groupsOf('kardiologe')).toMatchObject({ 'tv-aerzte-vka': 'II' })
    expect(groupsOf('dgkp')).toEqual({})
    expect(groupsOf('nothing')).toEqual({})
  })

  it('are told for all professions at once alike', () => {
    const all = professionsWithScheme(on)
    expect(all.size).toBeGreaterThan(60)
    for (const id of ['pflegefachmann', 'dgkp', 'tierarzt', 'mfa', 'azubi_pflege'])
      expect(all.has(id), id).toBe(schemesOfProfession(id, on).length > 0)
  })
})

describe('pay by years of experience', () => {
  it('is each step with when it is reached, the same as for so many years', () => {
    const steps = payByYears({ scheme: 'tvoed-p', group: 'P8', workloadPercent: 100, on })
    expect(steps.map(({ afterYears, gross }) => [afterYears, gross.step, gross.monthCents])).toEqual([
      [0, '2', 370_121],
      [2, '3', 386_280],
      [5, '4', 407_558],
      [9, '5', 424_792],
      [14, '6', 448_898],
    ])
    for (const { scheme, groups } of presentSchemes(on))
      for (const { code: group } of groups)
        for (const { afterYears, gross } of payByYears({ scheme: scheme.id, group, workloadPercent: 50, on }))
          expect(
            stepOfYears({ scheme: scheme.id, group, years: afterYears, on }),
            `${scheme.id} ${group}`,
          ).toMatchObject({ kind: 'step', step: gross.step })
  })

  it('is empty where nobody has looked the times up', () => {
    for (const scheme of ['tv-uk-bw', 'nothing'])
      expect(payByYears({ scheme, group: 'P-UK7', workloadPercent: 100, on })).toEqual([])
  })
})
