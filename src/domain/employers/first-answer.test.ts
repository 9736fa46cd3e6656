import { describe, expect, it } from 'vitest'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { readFirstAnswer } from './first-answer.ts'

const db = await testDatabase()
const ctx = testContext(db)
const dayMs = 24 * 60 * 60_000
let count = 0

/** An employer with applications: days since they came, and days until the answer. */
async function employerWith(applications: { ago: number; answered: number | null; status?: string }[]) {
  count++
  const { id } = await db
    .insertInto('employers')
    .values({ name: `Haus ${count}`, slug: 'haus' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const job = { employer_id: id, title: 'x', title_original: 'x', slug: 'x', category: 'nursing' }
  const { id: jobId } = await db.insertInto('jobs').values(job).returning('id').executeTakeFirstOrThrow()
  const at = (days: number) => new Date(ctx.now().getTime() - days * dayMs)
  for (const [index, { ago, answered, status = 'applied' }] of applications.entries()) {
    await db
      .insertInto('applications')
      .values({
        job_id: jobId,
        employer_id: id,
        applicant_email: `a${index}@x.example`,
        applicant_name: 'A',
        status,
        created_at: at(ago),
        first_answered_at: answered === null ? null : at(ago - answered),
      })
      .execute()
  }
  return id
}

const times = <T>(many: number, value: T) => Array.from({ length: many }, () => value)

describe('the time to the first answer', () => {
  it('is shown from ten applications on', async () => {
    const nine = await employerWith(times(9, { ago: 30, answered: 3 }))
    expect(await readFirstAnswer(ctx, nine)).toBeNull()
    const ten = await employerWith(times(10, { ago: 30, answered: 3 }))
    expect(await readFirstAnswer(ctx, ten)).toEqual({ days: 3 })
  })

  it('is the one in the middle, not spoilt by a single late one', async () => {
    const id = await employerWith([...times(9, { ago: 90, answered: 2 }), { ago: 90, answered: 80 }])
    expect(await readFirstAnswer(ctx, id)).toEqual({ days: 2 })
  })

  it('counts those who are still waiting, so that silence does not look fast', async () => {
    const id = await employerWith([
      ...times(4, { ago: 40, answered: 1 }),
      ...times(6, { ago: 40, answered: null }),
    ])
    expect(await readFirstAnswer(ctx, id)).toEqual({ days: 40 })
  })

  it('does not count who applied only now, nor who withdrew unanswered, nor what is older than a year', async () => {
    const id = await employerWith([
      ...times(10, { ago: 40, answered: 1 }),
      ...times(20, { ago: 2, answered: null }),
      ...times(20, { ago: 60, answered: null, status: 'withdrawn' }),
      ...times(20, { ago: 400, answered: 90 }),
    ])
    expect(await readFirstAnswer(ctx, id)).toEqual({ days: 1 })
  })

  it('of an answer within minutes is one day', async () => {
    const id = await employerWith(times(10, { ago: 10, answered: 0.01 }))
    expect(await readFirstAnswer(ctx, id)).toEqual({ days: 1 })
  })
})
