import { describe, expect, it } from 'vitest'
import { findPeriod } from './read-period.ts'

const read = (text: string) => {
  const found = findPeriod(text)
  return found && [found.from, found.to]
}

describe('a period of a CV', () => {
  it.each([
    ['03/2021 – heute', '2021-03', null],
    ['08.2017 - 07.2020', '2017-08', '2020-07'],
    ['seit 03/2021', '2021-03', null],
    ['Seit Oktober 2019: Station 4', '2019-10', null],
    ['2021–laufend', '2021', null],
    ['01.2020 – dato', '2020-01', null],
    ['2016 bis heute', '2016', null],
    ['14 Sep 2020 to date', '2020-09', null],
    ['Feb 2018 - present', '2018-02', null],
    ['Jan. 2019 – Dez. 2020', '2019-01', '2020-12'],
    ['Jänner 2019 bis Feber 2020', '2019-01', '2020-02'],
    ['01.04.2018 – 30.09.2019', '2018-04', '2019-09'],
    ['WS 2019/20 – SS 2021', '2019-10', '2021-04'],
    ['1996/97 – 1999: Büro', '1996', '1999'],
    ['2020 / 2021 Basiskurs Pflege', null, '2020'],
    ['2016–2021', '2016', '2021'],
    ['2016–18', '2016', '2018'],
    ['05–09/2014', '2014-05', '2014-09'],
    ['Aug. 2015 - April 19', '2015-08', '2019-04'],
    ['04/2020\theute\tPTA', '2020-04', null],
    ['10/2017\t03/2020\tPTA', '2017-10', '2020-03'],
    ['2019-03 to 2020-11', '2019-03', '2020-11'],
    ['03/21 – 05/22', '2021-03', '2022-05'],
    ['2021 –', '2021', null],
    ['01.2020 –\nheute', '2020-01', null],
    ['seit Herbst 2019', '2019', null],
    ['Frühjahr 2014 bis Sommer 2019', '2014', '2019'],
    ['Anfang 2008 – Ende 2013', '2008', '2013'],
    ['Winter 2012/13 – mid-2015', '2012', '2015'],
    ['WS 2012/13 – Sommersemester 2015', '2012-10', '2015-04'],
  ])('is read from "%s"', (text, from, to) => {
    expect(read(text)).toEqual([from, to])
  })

  it('of which only one date is said has an end at most', () => {
    expect(read('VERAH, 12/2022')).toEqual([null, '2022-12'])
  })

  it.each([
    '350/Jahr',
    '+49 151 23456789',
    '12 – 14 Betten',
    'GOÄ 2000er',
    'Haus 3',
    '10967 Berlin',
    '2021 – 2019',
  ])('is not made of "%s"', text => {
    expect(findPeriod(text)?.kind ?? 'none').not.toBe('range')
  })
})
