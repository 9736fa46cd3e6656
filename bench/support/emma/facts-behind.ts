import { explainPayTool } from '../../../src/domain/assistant/tools/explain-pay.ts'
import { getEmployerTool } from '../../../src/domain/assistant/tools/get-employer.ts'
import { getJobTool } from '../../../src/domain/assistant/tools/get-job.ts'
import type { Context } from '../../../src/domain/caller/context.ts'
import type { World } from './world.ts'

/** All facts of an ad, of what its tariff pays and of its employer, as text; null when there is no such ad. */
export async function adFacts(ctx: Context, jobId: number): Promise<string | null> {
  try {
    const job = await getJobTool.run(ctx, { jobId })
    const pay = await explainPayTool.run(ctx, { jobId })
    const employer = await getEmployerTool.run(ctx, { id: job.employer.id })
    return JSON.stringify([job, pay, employer])
  } catch {
    return null
  }
}

/** What the table says of a collective agreement that a question names. */
export async function tariffFacts(ctx: Context, question: string): Promise<string> {
  const asked = explainPayTool.input.safeParse({ tariff: question.slice(0, 200) })
  return asked.success ? JSON.stringify(await explainPayTool.run(ctx, asked.data)) : ''
}

/** The facts of the employers whose names stand in a text. */
export async function houseFacts({ ctx, db }: Pick<World, 'ctx' | 'db'>, text: string): Promise<string[]> {
  const employers = await db.selectFrom('employers').select(['id', 'name']).execute()
  const named = employers.filter(({ name }) => text.includes(name))
  return Promise.all(named.map(async ({ id }) => JSON.stringify(await getEmployerTool.run(ctx, { id }))))
}
