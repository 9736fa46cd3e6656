import { guest } from '../../domain/caller/actor.ts'
import type { Context } from '../../domain/caller/context.ts'
import { answerJobQuestion, refuseJobQuestion } from '../../domain/job-questions/answer-question.ts'
import { askAboutJob } from '../../domain/job-questions/ask-about-job.ts'
import { readAskedJob } from '../../domain/job-questions/read-asked-job.ts'
import type { AskedFact } from '../../domain/jobs/asked-fact.values.ts'
import { at, known, type Stage } from './stage.ts'

/** What readers ask about the hospital's ads; those that state a fact are not asked about it. */
const asked: { ad: string; facts: AskedFact[]; guests: number }[] = [
  { ad: 'kardiologie', facts: ['weekends', 'on-call', 'workload', 'start'], guests: 3 },
  { ad: 'neurologie', facts: ['weekends', 'nights', 'workload', 'experience'], guests: 1 },
  { ad: 'notaufnahme', facts: ['nights', 'on-call', 'workload'], guests: 2 },
]

/** Questions of guests and of the demo job seeker about the hospital's ads: one answered, one refused, the others open. */
export async function askQuestions(stage: Stage): Promise<void> {
  const seeker = known(stage.actors, 'jana')
  const owner = at(stage, known(stage.actors, 'owner'), 2)
  for (const [index, { ad, facts, guests }] of asked.entries()) {
    const jobId = known(stage.jobIds, ad)
    const view = await readAskedJob(at(stage, seeker, 4), { jobId })
    const possible = view.facts.map(({ fact }) => fact).filter(fact => facts.includes(fact))
    for (const [turn, fact] of possible.entries()) {
      for (let number = 0; number < guests - turn; number++)
        await askAboutJob(asGuest(at(stage, guest, 5), `${ad} ${number}`), { jobId, fact })
      await askAboutJob(at(stage, seeker, 4), { jobId, fact })
    }
    const isAsked = (fact: AskedFact) => index === 0 && possible.includes(fact)
    if (isAsked('weekends'))
      await answerJobQuestion(owner, { jobId, answer: { fact: 'weekends', value: 'weekends' } })
    if (isAsked('start')) await refuseJobQuestion(owner, { jobId, fact: 'start' })
  }
}

/** Each from an address and a browser of their own, so that none is taken for a flood. */
function asGuest(ctx: Context, name: string): Context {
  const guestKeys = { uploads: null, adDrafts: null, questions: `demo ${name}`, assistant: null, ideas: null }
  return { ...ctx, client: { ...ctx.client, address: `demo ${name}`, guestKeys } }
}
