import { daysAfter } from '../../basics/time.ts'
import { guest } from '../../domain/caller/actor.ts'
import type { Context } from '../../domain/caller/context.ts'
import type { JobAnswer } from '../../domain/job-questions/answer-columns.ts'
import { answerJobQuestion, refuseJobQuestion } from '../../domain/job-questions/answer-question.ts'
import { askAboutJob } from '../../domain/job-questions/ask-about-job.ts'
import { readAskedJob } from '../../domain/job-questions/read-asked-job.ts'
import type { AskedFact } from '../../domain/jobs/asked-fact.values.ts'
import { at, known, type Stage } from './stage.ts'

type Asked = {
  ad: string
  /** Who answers for the ad, as an actor of the stage. */
  by: string
  /** What an ad states meanwhile is not asked; each fact by one guest less than the one before it. */
  facts: AskedFact[]
  guests: number
  isOfSeeker?: boolean
  answer?: (now: Date) => JobAnswer
  refuses?: AskedFact
}

const daysToStart = 45

/** What readers ask about ads that leave it open: some is answered, some refused, the rest waits. */
const asked: readonly Asked[] = [
  {
    ad: 'kardiologie',
    by: 'owner',
    facts: ['language-course'],
    guests: 2,
    answer: () => ({ fact: 'language-course', value: 'yes' }),
  },
  {
    ad: 'neurologie',
    by: 'owner',
    facts: ['weekends', 'roster-notice', 'housing'],
    guests: 3,
    refuses: 'housing',
  },
  { ad: 'radiologie', by: 'owner', facts: ['weekends', 'roster-notice'], guests: 2 },
  {
    ad: 'studynurse',
    by: 'company',
    facts: ['start', 'on-call', 'housing'],
    guests: 1,
    isOfSeeker: true,
    answer: now => ({ fact: 'start', day: daysAfter(now, daysToStart).toISOString().slice(0, 10) }),
    refuses: 'housing',
  },
]

/** Questions of guests and of the demo job seeker, in every state that they can have while an ad is public. */
export async function askQuestions(stage: Stage): Promise<void> {
  for (const each of asked) {
    const jobId = known(stage.jobIds, each.ad)
    const facts = await askAll(stage, each, jobId)
    const team = at(stage, known(stage.actors, each.by), 2)
    const answer = each.answer?.(team.now())
    if (answer && facts.includes(answer.fact)) await answerJobQuestion(team, { jobId, answer })
    if (each.refuses && facts.includes(each.refuses))
      await refuseJobQuestion(team, { jobId, fact: each.refuses })
  }
}

/** @returns the facts that could be asked about */
async function askAll(
  stage: Stage,
  { ad, facts, guests, isOfSeeker = false }: Asked,
  jobId: number,
): Promise<AskedFact[]> {
  const seeker = at(stage, known(stage.actors, 'jana'), 4)
  const view = await readAskedJob(seeker, { jobId })
  const open = view.facts.map(({ fact }) => fact)
  const possible = facts.filter(fact => open.includes(fact))
  for (const [turn, fact] of possible.entries()) {
    for (let number = 0; number < Math.max(1, guests - turn); number++)
      await askAboutJob(asGuest(at(stage, guest, 5), `${ad} ${number}`), { jobId, fact })
    if (isOfSeeker) await askAboutJob(seeker, { jobId, fact })
  }
  return possible
}

/** Each from an address and a browser of their own, so that none is taken for a flood. */
function asGuest(ctx: Context, name: string): Context {
  const guestKeys = { uploads: null, adDrafts: null, questions: `demo ${name}`, assistant: null, ideas: null }
  return { ...ctx, client: { ...ctx.client, address: `demo ${name}`, guestKeys } }
}
