import { createInterface } from 'node:readline/promises'
import type { AnswerPart } from '../../domain/assistant/answer-part.schema.ts'
import { answerTurn } from '../../domain/assistant/turn/answer-turn.ts'
import { languageOf } from '../../domain/assistant/understanding/language-of.ts'
import type { Context } from '../../domain/caller/context.ts'
import { isDomainError } from '../../domain/caller/errors.ts'
import { readJob } from '../../domain/jobs/read-job.ts'
import type { Locale } from '../../i18n/locale.ts'
import { outcomeLine } from '../outcome-line.ts'

/** A conversation on the terminal, until the input ends. */
export async function talkToEmma(ctx: Context, { lang }: { lang: Locale | null }): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' })
  let conversation: string | undefined
  let hasEnded = false
  terminal.once('close', () => {
    hasEnded = true
  })
  terminal.prompt()
  for await (const line of terminal) {
    const text = line.trim()
    if (text === '') conversation = undefined
    else conversation = await sayAnswer(ctx, text, { lang, conversation })
    // Lines that were typed before the end of the input are still answered.
    if (!hasEnded) terminal.prompt()
  }
}

async function sayAnswer(
  base: Context,
  text: string,
  { lang, conversation }: { lang: Locale | null; conversation: string | undefined },
): Promise<string | undefined> {
  const ctx = { ...base, locale: lang ?? languageOf(text) ?? 'de' }
  try {
    const answer = await answerTurn(ctx, { text, ...(conversation === undefined ? {} : { conversation }) })
    for (const part of answer.parts) console.log(`${await partInWords(ctx, part)}\n`)
    return answer.conversation
  } catch (error) {
    if (!isDomainError(error)) throw error
    console.log(outcomeLine(error, ctx.locale))
    return conversation
  }
}

async function partInWords(ctx: Context, part: AnswerPart): Promise<string> {
  switch (part.type) {
    case 'text':
      return part.text
    case 'filters':
      return `  [${Object.entries(part.filters)
        .map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)
        .join('] [')}]`
    case 'jobs':
      return (await Promise.all(part.ids.map((id, at) => jobLine(ctx, id, at + 1)))).join('\n')
    case 'table':
      return [
        part.caption,
        ['', ...part.columns].join(' | '),
        ...part.rows.map(({ label, cells }) => [label, ...cells].join(' | ')),
      ].join('\n')
    case 'choices':
      return part.choices
        .map(({ label, text }) => `  → ${label}${label === text ? '' : `  (${text})`}`)
        .join('\n')
    case 'sources':
      return part.sources
        .map(({ label, page, checkedOn }) => `  ${[label, page, checkedOn].filter(Boolean).join(', ')}`)
        .join('\n')
    case 'draft':
      return `  ${part.kind}: ${JSON.stringify(part.fields)}`
    case 'handover':
      return `  ⇒ ${part.to}${part.id === undefined ? '' : ` ${part.id}`}`
    default:
      return part satisfies never
  }
}

async function jobLine(ctx: Context, id: number, number: number): Promise<string> {
  const { title, employer, places } = await readJob(ctx, id)
  return `  ${number}. ${title}, ${employer.name}, ${places.map(({ name }) => name).join(', ')} (${id})`
}
