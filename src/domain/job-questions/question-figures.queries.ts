import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { AskedFact } from '../jobs/asked-fact.values.ts'

/** Of the present round of each question; an ad that ended before an answer counts as none. */
export type FactFigures = {
  fact: AskedFact
  questions: number
  askers: number
  answered: number
  open: number
}

export async function countByFact(db: Database): Promise<FactFigures[]> {
  const { rows } = await sql<FactFigures>`
    select fact, count(*)::int as questions, coalesce(sum(asked_count), 0)::int as askers,
      count(*) filter (where status in ('answered', 'stated'))::int as answered, count(*) filter (where status = 'open')::int as open
    from job_questions group by fact`.execute(db)
  return rows
}

export type EmployerFigures = {
  employerId: number
  employer: string
  questions: number
  answered: number
  refused: number
  open: number
}

/** Employers with most questions that are open first. */
export async function countByEmployer(db: Database, limit: number): Promise<EmployerFigures[]> {
  const { rows } = await sql<EmployerFigures>`
    select e.id as "employerId", e.name as employer, count(*)::int as questions,
      count(*) filter (where q.status in ('answered', 'stated'))::int as answered,
      count(*) filter (where q.status = 'refused')::int as refused, count(*) filter (where q.status = 'open')::int as open
    from job_questions q join jobs j on j.id = q.job_id join employers e on e.id = j.employer_id
    group by e.id order by count(*) filter (where q.status = 'open') desc, count(*) desc, e.name limit ${limit}`.execute(
    db,
  )
  return rows
}
