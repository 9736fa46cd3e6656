import { noJobSearchParams } from '../../../job-search/job.schema.ts'
import { saidOfHouse } from '../../understanding/said-of-house.ts'
import { understandTurn } from '../../understanding/understand-turn.ts'
import type { Answer, Asked } from '../answer.ts'
import { writeSearch } from '../search-words.ts'
import { employerAt } from './about-employers.ts'
import { draftAlert } from './about-people.ts'
import { findJobs } from './find-jobs.ts'

/** What is asked about the employer whose page is open; null for anything else. */
export async function onEmployerPage(asked: Asked, employerId: number): Promise<Answer | null> {
  const said = saidOfHouse(asked.text)
  if (!said) return null
  const ofHouse = { ...noJobSearchParams, employer: [employerId] }
  switch (said.kind) {
    case 'jobs':
      return findJobs(asked, { params: ofHouse, outcome: 'house-jobs' })
    case 'facts':
      return employerAt(asked, employerId)
    case 'alert':
      return draftAlert({
        ...asked,
        search: ofHouse,
        state: { ...asked.state, search: writeSearch(ofHouse) },
      })
    case 'search':
      return within(asked, said.wanted, employerId)
    default:
      return said satisfies never
  }
}

/** The ads of the house for what else was said; null when that is no search. */
async function within(asked: Asked, wanted: string, employerId: number): Promise<Answer | null> {
  const { locale } = asked.ctx
  const known = { locale, search: null, canPoint: false, isOnJob: false }
  for (const meaning of understandTurn(wanted, known)) {
    const find = meaning.kind === 'words' ? meaning.find : meaning.kind === 'find' ? meaning : null
    if (find)
      return findJobs(asked, {
        params: { ...find.params, employer: [employerId] },
        isCount: find.isCount,
        outcome: 'house-jobs',
      })
  }
  return null
}
