import { expect, test } from 'vitest'
import { jobSearchQuery, noJobSearchParams, readJobSearchParams } from './job.schema.ts'

const read = (query: string) => readJobSearchParams(new URLSearchParams(query))

test('an address is read and written back to the same address', () => {
  const query =
    'q=pflege&place=Freiburg&radius=25&category=mfa&category=nursing&salaryMin=3200&sort=newest&page=2'
  const { params, problems } = read(query)
  expect(problems).toEqual([])
  expect(params).toMatchObject({
    q: 'pflege',
    radius: 25,
    category: ['mfa', 'nursing'],
    salaryMin: 3200,
    page: 2,
  })
  expect(jobSearchQuery(params)).toBe(query)
})

test('the order of parameters, repeated values and defaults make no second address', () => {
  const one = read('category=nursing&q=arzt&category=doctors&page=1&sort=relevance&category=nursing').params
  const other = read('q=arzt&category=doctors&category=nursing').params
  expect(jobSearchQuery(one)).toBe(jobSearchQuery(other))
  expect(jobSearchQuery(noJobSearchParams)).toBe('')
})

test('a page goes on without what it does not understand, and can say what that was', () => {
  const { params, problems } = read(
    'q=arzt&radius=viel&category=pilots&category=doctors&sort=beauty&utm_source=mail',
  )
  expect(params).toMatchObject({ q: 'arzt', radius: null, category: ['doctors'], sort: 'relevance' })
  expect(problems.map(problem => `${problem.name} ${problem.value} ${problem.reason}`).sort()).toEqual([
    'category pilots invalid-value',
    'radius viel invalid-value',
    'sort beauty invalid-value',
    'utm_source mail unknown-parameter',
  ])
})

test('fields left empty in a form count as not filled in', () => {
  expect(read('q=&place=+&salaryMin=&category=')).toEqual({ params: noJobSearchParams, problems: [] })
})

test('a salary from 15,000 on is read as a year', () => {
  expect(read('salaryMin=14999').params.salaryMin).toBe(14_999)
  expect(read('salaryMin=48000').params.salaryMin).toBe(4_000)
})

test('"any" as age of an ad is the same as not saying', () => {
  expect(read('postedWithin=any').params.postedWithin).toBeNull()
  expect(read('postedWithin=7').params.postedWithin).toBe(7)
  expect(read('postedWithin=8').problems).toHaveLength(1)
})

test('refused agencies have one address', () => {
  const { params, problems } = read('without=agencies&without=nights')
  expect(params).toMatchObject({ without: ['nights'], agencies: 'without' })
  expect(problems).toEqual([])
  expect(jobSearchQuery(params)).toBe('agencies=without&without=nights')
  expect(read('without=company').problems).toHaveLength(1)
})

test('names of built-in properties are unknown parameters like any other', () => {
  expect(read('constructor=x&__proto__=y').problems.map(problem => problem.reason)).toEqual([
    'unknown-parameter',
    'unknown-parameter',
  ])
})

test('a search text is at most 200 characters long', () => {
  expect(read(`q=${'a'.repeat(200)}`).problems).toEqual([])
  expect(read(`q=${'a'.repeat(201)}`).params.q).toBe('')
})
