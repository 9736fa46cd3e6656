import { system, type UserActor } from '../../domain/caller/actor.ts'
import { reportTarget } from '../../domain/moderation/report-target.ts'
import { answerContact } from '../../domain/talent-pool/answer-contact.ts'
import { askForContact, withdrawContact } from '../../domain/talent-pool/ask-for-contact.ts'
import { setVisibility } from '../../domain/talent-pool/change-own-pool.ts'
import { searchPeople } from '../../domain/talent-pool/find-people.ts'
import { readOwnPool } from '../../domain/talent-pool/read-own-pool.ts'
import { saveSearch } from '../../domain/talent-pool/searches/saved-searches.ts'
import { noTalentFilter } from '../../domain/talent-pool/talent-filter.schema.ts'
import { tendPool } from '../../domain/talent-pool/tend-pool.ts'
import { decideReported } from '../hiring/report-things.ts'
import { at, known, type Stage } from '../hiring/stage.ts'

type Answer = Parameters<typeof answerContact>[1]['answer'] | 'withdraw' | 'none'

/** What becomes of the questions of the hospital, in the order in which they are asked. */
const course: readonly { askedDaysAgo: number; answeredDaysAgo: number; answer: Answer }[] = [
  { askedDaysAgo: 20, answeredDaysAgo: 0, answer: 'none' },
  {
    askedDaysAgo: 12,
    answeredDaysAgo: 11,
    answer: { to: 'accepted', reveal: ['name', 'email', 'positions', 'town'], phone: null },
  },
  { askedDaysAgo: 11, answeredDaysAgo: 9, answer: { to: 'declined', reason: 'place' } },
  { askedDaysAgo: 9, answeredDaysAgo: 8, answer: { to: 'not-now' } },
  { askedDaysAgo: 8, answeredDaysAgo: 6, answer: 'withdraw' },
  {
    askedDaysAgo: 5,
    answeredDaysAgo: 4,
    answer: { to: 'accepted', reveal: ['qualifications'], phone: null },
  },
  { askedDaysAgo: 3, answeredDaysAgo: 0, answer: 'none' },
  { askedDaysAgo: 2, answeredDaysAgo: 0, answer: 'none' },
]

const lockOut = {
  daysAgo: 1.5,
  measure: 'lock',
  days: null,
  reason: 'advance-fee',
  facts: 'Die Anfrage verlangt eine Gebühr und gilt nicht der genannten Stelle.',
} as const

const improper =
  'Die Stelle in der Anzeige ist schon vergeben. Wir vermitteln auch Einsätze bei anderen Häusern, gegen eine Gebühr. Rufen Sie mich bitte privat an.'

const lookedDaysAgo = 21
const message =
  'Ihr Profil passt gut zu unserem Team. Wir arbeiten mit festen Ansprechpersonen in der Einarbeitung und planen die Dienste acht Wochen im Voraus. Hätten Sie Lust auf ein Gespräch?'

/**
 * Lets people join the talent pool, and employers look around there, ask and keep a search; with questions in every state.
 * `joining`: those who want to be found, beside the job seekers of the hiring.
 */
export async function fillPool(stage: Stage, joining: readonly UserActor[]): Promise<void> {
  const people = new Map<string, UserActor>()
  for (const [number, actor] of joining.entries()) {
    const ctx = at(stage, actor, lookedDaysAgo + 1 + (number % 20))
    await setVisibility(ctx, { visibility: 'anonymous' })
    const { member } = await readOwnPool(ctx)
    if (member) people.set(member.publicId, actor)
  }
  const owner = { actor: known(stage.actors, 'owner'), employerId: known(stage.employerIds, 'hospital') }
  const jana = [...people].find(([, { userId }]) => userId === stage.actors.get('jana')?.userId)?.[0]
  if (jana) people.delete(jana)
  await askAround(stage, owner, people)
  const company = { actor: known(stage.actors, 'company'), employerId: known(stage.employerIds, 'company') }
  if (jana) {
    // She has applied to both since: what was asked before that, and an employer of which it is known how often it answers.
    const asked = await askOne(stage, owner, { publicId: jana, ad: 'kardiologie', daysAgo: 15 })
    const answer = { to: 'not-now' } as const
    await answerContact(at(stage, known(stage.actors, 'jana'), 14.5), { id: asked, answer })
    await askOne(stage, company, { publicId: jana, ad: 'studynurse', daysAgo: 1 })
  }
  const practice = {
    actor: known(stage.actors, 'practice'),
    employerId: known(stage.employerIds, 'practice'),
  }
  // One report waits for administrators; after the other the medical centre is locked out, as its own people see.
  await askAndBeReported(stage, company, people, { ad: 'studynurse', daysAgo: 2 })
  const token = await askAndBeReported(stage, practice, people, { ad: 'mfa', daysAgo: 3 })
  if (token !== null) await decideReported(stage, token, lockOut)
  // Some have been back since.
  for (const [number, actor] of joining.entries())
    if (number % 3 > 0) await readOwnPool(at(stage, actor, (number * 5) % 20))
  await tendPool({ ...at(stage, null, 0), actor: system })
}

type Searching = { actor: UserActor; employerId: number }

async function askAround(
  stage: Stage,
  { actor, employerId }: Searching,
  people: ReadonlyMap<string, UserActor>,
): Promise<void> {
  const looking = at(stage, actor, lookedDaysAgo)
  const jobId = known(stage.jobIds, 'kardiologie')
  const filter = { ...noTalentFilter, job: jobId }
  await saveSearch(looking, { employerId, name: 'Passend zur Anzeige', frequency: 'weekly', filter })
  const near = await searchPeople(looking, { employerId, filter })
  const nurses = { ...noTalentFilter, profession: ['pflegefachmann'] }
  const anywhere = await searchPeople(looking, { employerId, filter: nurses })
  const cards = [...near.cards, ...anywhere.cards]
  const asked = new Set<string>()
  for (const { askedDaysAgo, answeredDaysAgo, answer } of course) {
    const next = cards.find(({ profile }) => people.has(profile.id) && !asked.has(profile.id))
    const person = next && people.get(next.profile.id)
    if (!next || !person) break
    asked.add(next.profile.id)
    const ctx = at(stage, actor, askedDaysAgo)
    const { id } = await askForContact(ctx, { employerId, publicId: next.profile.id, jobId, message })
    if (answer === 'withdraw') await withdrawContact(at(stage, actor, answeredDaysAgo), { id })
    else if (answer !== 'none') await answerContact(at(stage, person, answeredDaysAgo), { id, answer })
  }
}

/** Something that nobody wants to be asked. @returns the link of the report; null where the small pool of a test has nobody to ask. */
async function askAndBeReported(
  stage: Stage,
  { actor, employerId }: Searching,
  people: ReadonlyMap<string, UserActor>,
  { ad, daysAgo }: { ad: string; daysAgo: number },
): Promise<string | null> {
  const jobId = known(stage.jobIds, ad)
  const { cards } = await searchPeople(at(stage, actor, daysAgo), { employerId, filter: noTalentFilter })
  const asked = cards.find(({ profile }) => people.has(profile.id))
  const person = asked && people.get(asked.profile.id)
  if (!asked || !person) return null
  const { id } = await askForContact(at(stage, actor, daysAgo), {
    employerId,
    publicId: asked.profile.id,
    jobId,
    message: improper,
  })
  const { token } = await reportTarget(at(stage, person, daysAgo - 1), {
    target: { kind: 'request', id },
    kind: 'asks-money',
    text: 'Das ist keine Anfrage zu dieser Stelle.',
    evidence: null,
    name: null,
    email: null,
  })
  return token
}

async function askOne(
  stage: Stage,
  { actor, employerId }: Searching,
  { publicId, ad, daysAgo }: { publicId: string; ad: string; daysAgo: number },
): Promise<string> {
  const jobId = known(stage.jobIds, ad)
  const { id } = await askForContact(at(stage, actor, daysAgo), { employerId, publicId, jobId, message })
  return id
}
