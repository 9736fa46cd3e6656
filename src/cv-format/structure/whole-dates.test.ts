import { expect, it } from 'vitest'
import { lineOf } from '../document/line.ts'
import { withWholeDates } from './whole-dates.ts'

it.each([
  [
    ['07/2017', 'bis heute', 'Kodierfachkraft'],
    ['07/2017\nbis heute', 'Kodierfachkraft'],
  ],
  [['Bachelor of Arts · (2012 -', '2015)'], ['Bachelor of Arts · (2012 -\n2015)']],
  [
    ['01/2010 –', '06/2017\tMFA, Telgte'],
    ['01/2010 –\n06/2017', 'MFA, Telgte'],
  ],
  [['2012 – 2015', '2016 – 2018'], null],
  [['MFA seit 2012', 'bis heute gern'], null],
  [['Praxis Dr. Brune, 2012', 'bis heute'], null],
])('a period that goes on below is whole: %j', (lines, whole) => {
  expect(withWholeDates(lines.map(line => lineOf(line))).map(({ text }) => text)).toEqual(whole ?? lines)
})
