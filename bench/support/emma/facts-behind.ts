import { explainPayTool } from '../../../src/domain/assistant/tools/explain-pay.ts'
import { getEmployerTool } from '../../../src/domain/assistant/tools/get-employer.ts'
import { getJobTool } from '../../../src/domain/assistant/tools/get-job.ts'
import { suggestProfessionsTool } from '../../../src/domain/assistant/tools/suggest-professions.ts'
import { wishesIn } from '../../../src/domain/assistant/turn/acts/about-pay.ts'
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

/** What the ads pay for the workload and the years that a question names; nothing when it names neither. */
export async function payAsAsked(
  ctx: Context,
  jobIds: Iterable<number>,
  question: string,
): Promise<string[]> {
  const wishes = wishesIn(question)
  if (Object.keys(wishes).length === 0) return []
  return Promise.all(
    Array.from(jobIds, async jobId => {
      const asked = explainPayTool.input.parse({ jobId, ...wishes })
      return JSON.stringify(await explainPayTool.run(ctx, asked).catch(() => null))
    }),
  )
}

/** What the table says of a collective agreement that a question names, for the workload and the years of it as well. */
export async function tariffFacts(ctx: Context, question: string): Promise<string> {
  const tariff = question.slice(0, 200)
  const facts = await Promise.all(
    [{}, wishesIn(question)].map(async wishes => {
      const asked = explainPayTool.input.safeParse({ tariff, ...wishes })
      return asked.success ? JSON.stringify(await explainPayTool.run(ctx, asked.data)) : ''
    }),
  )
  return facts.join('\n')
}

/** Professions near those that a question names, with the numbers of their ads. */
export async function professionFacts(ctx: Context, question: string): Promise<string> {
  const asked = suggestProfessionsTool.input.safeParse({ text: question.slice(0, 100) })
  return asked.success ? JSON.stringify(await suggestProfessionsTool.run(ctx, asked.data)) : ''
}

/** The facts of the employers whose names stand in a text. */
export async function houseFacts({ ctx, db }: Pick<World, 'ctx' | 'db'>, text: string): Promise<string[]> {
  const employers = await db.selectFrom('employers').select(['id', 'name']).execute()
  const named = employers.filter(({ name }) => text.includes(name))
  return Promise.all(named.map(async ({ id }) => JSON.stringify(await getEmployerTool.run(ctx, { id }))))
}
