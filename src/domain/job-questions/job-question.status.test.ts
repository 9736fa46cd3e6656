import { expect, it } from 'vitest'
import { jobQuestionLife, jobQuestionStatuses } from './job-question.status.ts'

const parties = ['reader', 'employer', 'site'] as const

/** Every pair that is possible, with who may make it; all others are not. */
const possible = new Map([
  ['open answered', 'employer'],
  ['open refused', 'employer'],
  ['open stated', 'site'],
  ['open closed', 'site'],
  ['answered open', 'reader'],
  ['refused open', 'reader'],
  ['refused answered', 'employer'],
  ['stated open', 'reader'],
  ['closed open', 'reader'],
])

const pairs = jobQuestionStatuses.flatMap(from => jobQuestionStatuses.map(to => [from, to] as const))

it.each(pairs)('a question that is %s becomes %s only where the table says so', (from, to) => {
  const allowed = parties.filter(party => jobQuestionLife.may(from, to, party))
  const party = possible.get(`${from} ${to}`)
  expect(allowed).toEqual(party ? [party] : [])
})
