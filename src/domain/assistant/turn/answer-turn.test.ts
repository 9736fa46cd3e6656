import { beforeAll, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../../tests/factories/employer.ts'
import { koeln, makeJob } from '../../../../tests/factories/job.ts'
import { makePerson } from '../../../../tests/support/account.ts'
import { browser, via } from '../../../../tests/support/client.ts'
import { testSite } from '../../../../tests/support/search.ts'
import { limits } from '../../../config/limits.ts'
import { guest } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { TooMany } from '../../caller/errors.ts'
import { type AnswerPart, answerPart } from '../answer-part.schema.ts'
import { answerTurn } from './answer-turn.ts'
import type { TurnEvent } from './turn-event.ts'

const site = await testSite({ actor: guest })
const ids: Record<string, number> = {}
let addresses = 0

/** A guest nobody has counted yet. */
function somebodyNew(key = `key ${addresses}`): Context {
  return via(site.ctx, {
    address: `198.51.${Math.floor(addresses / 250)}.${addresses++ % 250}`,
    ...browser(key),
  })
}

beforeAll(async () => {
  const clinic = await makeEmployer(site.db, { name: 'Klinikum Nordstadt', type: 'hospital' })
  ids.nights = await makeJob(site.db, { employer_id: clinic, shift_models: ['three-shift'] })
  ids.partTime = await makeJob(site.db, {
    title: 'Pflegefachkraft (m/w/d) in Teilzeit',
    employment_types: ['part-time'],
    shift_models: ['day', 'no-nights'],
    posted_at: new Date('2026-11-19T08:00:00Z'),
  })
  for (let at = 0; at < 6; at++)
    await makeJob(
      site.db,
      { title: `Pflegefachkraft Station ${at}`, posted_at: new Date('2026-11-10T08:00:00Z') },
      [koeln],
    )
  await site.found()
})

/** Says one turn after the other, and gives the answers. */
async function say(ctx: Context, ...texts: string[]) {
  const answers = []
  let conversation: string | undefined
  for (const text of texts) {
    const answer = await answerTurn(ctx, { text, ...(conversation ? { conversation } : {}) })
    conversation = answer.conversation
    answers.push(answer)
  }
  return answers
}

type PartOf<Type extends AnswerPart['type']> = Extract<AnswerPart, { type: Type }>

function part<Type extends AnswerPart['type']>(
  answer: { parts: AnswerPart[] } | undefined,
  type: Type,
): PartOf<Type> | undefined {
  return answer?.parts.find((each): each is PartOf<Type> => each.type === type)
}

describe('the language of a conversation', () => {
  const words = (answers: { parts: AnswerPart[] }[]) => answers.map(answer => part(answer, 'text')?.text)

  it('is the one that is clearly spoken, and stays until the other is', async () => {
    const said = words(
      await say(
        { ...somebodyNew(), locale: 'de' },
        'I am looking for a job as a nurse in Köln',
        'Pflegefachkraft 80%',
        'und was gibt es in Köln?',
      ),
    )
    expect(said[0]).toMatch(/jobs?\.$/)
    expect(said[1]).toMatch(/jobs?|job/)
    expect(said[2]).toMatch(/Stelle/)
  })

  it('is German for whoever asks so on the English pages', async () => {
    const [said] = words(await say({ ...somebodyNew(), locale: 'en' }, 'Ich suche eine Stelle in der Pflege'))
    expect(said).toMatch(/Stelle/)
  })

  it('is said to be neither French nor Turkish', async () => {
    const [french, turkish] = await say(
      { ...somebodyNew(), locale: 'de' },
      'je cherche un travail infirmier à Genève',
      'Merhaba, iş arıyorum',
    )
    expect(part(french, 'text')?.text).toMatch(/Deutsch und Englisch.*German and English.*l’allemand/s)
    expect(part(french, 'jobs')).toBeUndefined()
    expect(part(french, 'choices')?.choices.length).toBeGreaterThan(2)
    expect(part(turkish, 'text')?.text).toMatch(/Almanca/)
  })
})

describe('a conversation', () => {
  it('searches, goes on from the search, pages, and goes back', async () => {
    const [first, refined, more, back] = await say(
      somebodyNew(),
      'Pflegefachkraft in Köln',
      'ohne Nacht',
      'zurück',
      'mehr davon',
    )
    expect(part(first, 'filters')?.filters).toEqual({ q: 'Pflegefachkraft', place: 'Köln' })
    expect(part(first, 'jobs')).toMatchObject({ total: 8 })
    expect(part(refined, 'filters')?.filters).toEqual({
      q: 'Pflegefachkraft',
      place: 'Köln',
      without: ['nights'],
    })
    expect(part(refined, 'jobs')?.ids).not.toContain(ids.nights)
    expect(part(more, 'filters')?.filters).toEqual({ q: 'Pflegefachkraft', place: 'Köln' })
    expect(part(back, 'jobs')?.ids).toHaveLength(3)
  })

  it('answers in parts that the contract knows, each number of a search with the ads behind it', async () => {
    const answers = await say(
      somebodyNew(),
      'Pflegefachkraft in Köln',
      'vergleich die ersten drei',
      'warum steht die erste oben?',
      'was zahlt die zweite?',
      'passt die zu mir?',
      'die zweite merken',
      'Jobalarm dafür',
      'was ist das Klinikum Nordstadt?',
      'was kann ich als MFA noch machen?',
      'Kann ich mich ohne Konto bewerben?',
      'Was verdient man als Pflegefachkraft?',
      'Ich möchte mit einem Menschen sprechen',
    )
    for (const { parts } of answers) for (const each of parts) expect(answerPart.parse(each)).toEqual(each)
    const types = answers.map(({ parts }) => parts.map(({ type }) => type))
    expect(types[1]).toContain('table')
    expect(types[2]).toContain('table')
    expect(types[4]).toContain('handover')
    expect(types[5]).toContain('draft')
    expect(part(answers[6], 'draft')).toMatchObject({ kind: 'alert' })
    expect(part(answers[7], 'text')?.text).toContain('Klinikum Nordstadt')
    expect(types[9]).toContain('sources')
    expect(types[11]).toContain('handover')
  })

  it('offers ways out of a search that finds nothing, and each leads to what it promised', async () => {
    const ctx = somebodyNew()
    const [answer] = await say(ctx, 'Pflegefachkraft in Köln nur Nachtdienst unbefristet ab 7000 Euro')
    const ways = part(answer, 'choices')?.choices.filter(({ label }) => /\d/.test(label)) ?? []
    expect(ways.length).toBeGreaterThan(0)
    for (const { label, text } of ways) {
      const next = await answerTurn(ctx, { text, conversation: answer?.conversation ?? '' })
      const promised = Number(/: ([\d.]+) /.exec(label)?.[1]?.replace('.', ''))
      expect(part(next, 'jobs')?.total, text).toBe(promised)
      await answerTurn(ctx, { text: 'zurück', conversation: answer?.conversation ?? '' })
    }
  })

  it('takes a chip away', async () => {
    const ctx = somebodyNew()
    const [answer] = await say(ctx, 'Pflegefachkraft in Köln in Teilzeit')
    const change = { remove: 'employmentType=part-time' }
    const next = await answerTurn(ctx, {
      text: 'Ohne Teilzeit',
      conversation: answer?.conversation ?? '',
      change,
    })
    expect(part(next, 'filters')?.filters).toEqual({ q: 'Pflegefachkraft', place: 'Köln' })
  })

  it('knows the ad whose page is open', async () => {
    const ctx = somebodyNew()
    const page = { job: ids.nights ?? 0 }
    const pay = await answerTurn(ctx, { text: 'Was zahlt der Tarif?', page })
    expect(part(pay, 'text')?.text).toContain('Pflegefachkraft')
    const similar = await answerTurn(ctx, { text: 'Ähnliche ohne Nachtdienst', page })
    expect(part(similar, 'filters')?.filters).toMatchObject({ without: ['nights'] })
    const nights = await answerTurn(ctx, { text: 'Muss ich da Nachtdienst machen?', page })
    expect(part(nights, 'table')?.jobIds).toEqual([ids.nights])
  })

  it('says when it does not know, and what it can', async () => {
    const answers = await say(somebodyNew(), 'asdf qwer yxcv', 'Wie alt ist der Kaiser von China?', '???')
    for (const answer of answers) {
      expect(part(answer, 'jobs')).toBeUndefined()
      expect(part(answer, 'choices')?.choices.length).toBeGreaterThan(1)
    }
  })

  it('changes the language when it is asked to', async () => {
    const [, english] = await say(somebodyNew(), 'auf Englisch bitte', 'Pflegefachkraft in Köln')
    expect(part(english, 'text')?.text).toContain('jobs')
  })

  it('tells what happens while it happens', async () => {
    const events: TurnEvent[] = []
    const answer = await answerTurn(somebodyNew(), { text: 'MFA' }, { emit: event => events.push(event) })
    expect(events[0]).toEqual({ type: 'start', conversation: answer.conversation, turn: 1 })
    expect(events.flatMap(event => (event.type === 'part' ? [event.part] : []))).toEqual(answer.parts)
  })
})

it('a guest may ask twenty times an hour from one address', async () => {
  const ctx = somebodyNew()
  for (let turn = 0; turn < limits.assistantTurnsOfGuestsPerHour; turn++)
    await answerTurn(ctx, { text: 'Hallo' })
  await expect(answerTurn(ctx, { text: 'Hallo' })).rejects.toThrow(TooMany)
})

it('a person who is signed in may ask sixty times, from wherever', async () => {
  const { userId, ...person } = await makePerson(site.db)
  const signedIn = () => ({ ...somebodyNew(), actor: { ...person, userId } })
  for (let turn = 0; turn < limits.assistantTurnsPerHour; turn++)
    await answerTurn(signedIn(), { text: 'Hallo' })
  await expect(answerTurn(signedIn(), { text: 'Hallo' })).rejects.toThrow(TooMany)
})

it.each([
  ['nothing', { text: ' ' }],
  ['too much', { text: 'x'.repeat(501) }],
  ['an unknown field', { text: 'MFA', foo: 1 }],
])('%s is refused', async (_what, input) => {
  await expect(answerTurn(somebodyNew(), input)).rejects.toMatchObject({ kind: 'invalid' })
})
