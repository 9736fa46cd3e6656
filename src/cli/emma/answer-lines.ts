import { createInterface } from 'node:readline'
import { answerTurn } from '../../domain/assistant/turn/answer-turn.ts'
import { readAsk } from '../../domain/assistant/turn/read-turn.ts'
import { languageOf } from '../../domain/assistant/understanding/language-of.ts'
import type { Context } from '../../domain/caller/context.ts'
import { isDomainError } from '../../domain/caller/errors.ts'
import type { Locale } from '../../i18n/locale.ts'
import { outcomeLine } from '../outcome-line.ts'

/**
 * Answers questions line by line, each with one JSON object: a line of text continues the conversation, an empty one starts anew, and a
 * JSON object is what the API takes. What is refused is answered with what is wrong, and the next line is read.
 */
export async function answerLines(ctx: Context, { lang }: { lang: Locale | null }): Promise<void> {
  let conversation: string | null = null
  let last: Locale = 'de'
  for await (const line of createInterface({ input: process.stdin, terminal: false })) {
    const typed = line.trim()
    if (typed === '') {
      conversation = null
      last = 'de'
      continue
    }
    const { answer, error, locale } = await answerLine(ctx, typed, { lang, last, conversation })
    if (answer) conversation = answer.conversation
    last = locale
    console.log(JSON.stringify(answer ?? { error }))
  }
}

async function answerLine(
  ctx: Context,
  typed: string,
  { lang, last, conversation }: { lang: Locale | null; last: Locale; conversation: string | null },
) {
  try {
    const given: unknown = typed.startsWith('{')
      ? JSON.parse(typed)
      : { text: typed, ...(conversation === null ? {} : { conversation }) }
    const { lang: wanted, ...turn } = readAsk(given)
    // What is as good in both languages goes on in the one that was spoken.
    const locale = wanted ?? lang ?? languageOf(turn.text) ?? last
    return { answer: await answerTurn({ ...ctx, locale }, turn), locale }
  } catch (error) {
    if (error instanceof SyntaxError) return { error: 'The line is no JSON object.', locale: last }
    if (!isDomainError(error)) throw error
    return { error: outcomeLine(error, last), locale: last }
  }
}
