import { rateTurn } from '../../domain/assistant/conversation/rate-turn.ts'
import { answerTurn } from '../../domain/assistant/turn/answer-turn.ts'
import { guest } from '../../domain/caller/actor.ts'
import type { Context } from '../../domain/caller/context.ts'
import type { Locale } from '../../i18n/locale.ts'
import { at, type Stage } from './stage.ts'

type Talk = {
  daysAgo: number
  locale: Locale
  questions: string[]
  rating: 'helpful' | 'not-helpful'
  reason?: string
  withWords?: boolean
}

/** What guests asked, and what they said of the last answer: some with a reason, few with the words. Nothing that is searched for: there is
 * no index yet. */
const talks: Talk[] = [
  {
    daysAgo: 6,
    locale: 'de',
    questions: ['Was ist eine MFA?', 'Kann ich mich ohne Konto bewerben?'],
    rating: 'helpful',
  },
  {
    daysAgo: 5,
    locale: 'de',
    questions: ['Wird meine Ausbildung aus Bosnien hier anerkannt?'],
    rating: 'helpful',
    reason: 'Kurz und verständlich, und ich weiß jetzt, wohin ich mich wende.',
  },
  { daysAgo: 5, locale: 'en', questions: ['How do job alerts work?'], rating: 'helpful' },
  {
    daysAgo: 4,
    locale: 'de',
    questions: ['Gibt es in Kliniken Kinderbetreuung?'],
    rating: 'not-helpful',
    reason: 'Ich wollte wissen, welche Kliniken eine Kita haben.',
    withWords: true,
  },
  { daysAgo: 3, locale: 'de', questions: ['Wie lösche ich mein Konto?'], rating: 'helpful' },
  {
    daysAgo: 2,
    locale: 'de',
    questions: ['Was ist der Unterschied zwischen brutto und netto?'],
    rating: 'not-helpful',
    reason: 'Mir fehlt ein Beispiel mit Zahlen.',
  },
  {
    daysAgo: 1,
    locale: 'en',
    questions: ['Do I need a visa to work as a doctor in Germany?'],
    rating: 'helpful',
    reason: 'Clear, and it names the office I have to ask.',
  },
]

/** Conversations of guests with the assistant and what they said of it, so that the administrators' page has something to show. */
export async function talkToEmma(stage: Stage): Promise<void> {
  for (const [index, { daysAgo, locale, questions, rating, reason, withWords }] of talks.entries()) {
    const ctx = asGuest({ ...at(stage, guest, daysAgo), locale }, `emma ${index}`)
    let conversation: string | undefined
    let turn = 0
    for (const text of questions) {
      const answer = await answerTurn(ctx, { text, ...(conversation === undefined ? {} : { conversation }) })
      conversation = answer.conversation
      turn = answer.turn
    }
    if (conversation !== undefined)
      await rateTurn(ctx, {
        conversation,
        turn,
        rating,
        ...(reason === undefined ? {} : { reason }),
        ...(withWords === undefined ? {} : { withWords }),
      })
  }
}

function asGuest(ctx: Context, name: string): Context {
  const guestKeys = { uploads: null, adDrafts: null, questions: null, ideas: null, assistant: `demo ${name}` }
  return { ...ctx, client: { ...ctx.client, address: `demo ${name}`, guestKeys } }
}
