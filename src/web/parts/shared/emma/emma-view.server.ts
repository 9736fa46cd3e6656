import { z } from 'zod'
import {
  type KeptConversation,
  listKeptConversations,
} from '../../../../domain/assistant/conversation/keep-conversation.ts'
import {
  type ReadConversation,
  readConversation,
} from '../../../../domain/assistant/conversation/read-conversation.ts'
import { showJobs } from '../../../../domain/assistant/conversation/show-jobs.ts'
import { startConversation } from '../../../../domain/assistant/conversation/start-conversation.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { isDomainError } from '../../../../domain/caller/errors.ts'
import { findOwnMarks } from '../../../../domain/job-seekers/find-own-marks.ts'
import { formatAge } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'
import { pathInside } from '../../../way-back.ts'
import { emmaPath } from './emma-path.ts'
import type { EmmaView, PartView, TurnView } from './emma-view.ts'
import { emmaWords } from './emma-words.server.ts'
import { idsIn, type Known, partView, textBlocks } from './part-views.server.ts'

const idSchema = z.uuid()

export type AskedPlace = { conversation: string | null; from: string | null }

/** What an address names: a conversation, and the page that is asked about. What it is not is left out. */
export function askedIn(url: URL): AskedPlace {
  const { data: conversation = null } = idSchema.safeParse(url.searchParams.get('conversation'))
  const from = pathInside(url.searchParams.get('from'))
  // The path alone says which page it is, and it is kept with nobody's search.
  return { conversation, from: from && new URL(from, url).pathname }
}

/** A conversation with its turns, or the beginning of one. */
export async function emmaView(ctx: Context, asked: AskedPlace): Promise<EmmaView> {
  const [found, first, kept] = await Promise.all([
    asked.conversation === null ? null : readOwn(ctx, asked.conversation),
    startConversation(ctx, asked.from === null ? {} : { page: asked.from }),
    ctx.actor.kind === 'user' ? listKeptConversations(ctx) : [],
  ])
  const conversation = found?.id ?? null
  const path = emmaPath(href('emma', ctx.locale), { ...asked, conversation })
  const turns = found?.turns ?? []
  const jobs = await showJobs(ctx, { ids: turns.flatMap(({ parts }) => idsIn(parts)) })
  const marks = await findOwnMarks(ctx, { jobIds: jobs.map(({ id }) => id) })
  const known: Known = { jobs: new Map(jobs.map(job => [job.id, job])), marks }
  return {
    conversation,
    path,
    isGone: asked.conversation !== null && conversation === null,
    intro: first.flatMap(part => (part.type === 'text' ? textBlocks(part.text) : [])),
    quick: first.flatMap(part => (part.type === 'choices' ? part.choices : [])),
    turns: await Promise.all(
      turns.map(turn => turnView(ctx, turn, { ...known, conversation: conversation ?? '', path })),
    ),
    isKept: found?.mayKeep ? found.isKept : null,
    kept: kept.map(each => keptView(ctx, each)),
    words: emmaWords(ctx.locale),
  }
}

/** Null for one that is not there, or is another's. */
async function readOwn(ctx: Context, conversation: string) {
  try {
    return await readConversation(ctx, { conversation })
  } catch (error) {
    if (isDomainError(error) && error.kind === 'not-found') return null
    throw error
  }
}

function keptView(ctx: Context, { id, question, updatedAt }: KeptConversation): EmmaView['kept'][number] {
  return {
    id,
    title: question ?? translator(ctx.locale)('emma-words.conversation'),
    when: formatAge(updatedAt, ctx.now(), ctx.locale),
    to: emmaPath(href('emma', ctx.locale), { conversation: id, from: null }),
  }
}

async function turnView(
  ctx: Context,
  { parts, ...turn }: ReadConversation['turns'][number],
  place: Known & { conversation: string; path: string },
): Promise<TurnView> {
  const filters = parts.find(part => part.type === 'filters')?.filters ?? null
  const views = await Promise.all(parts.map(part => partView(ctx, part, { ...place, filters })))
  const shown = views.filter(view => view !== null)
  const { number, question, rating, hasReason } = turn
  return { number, question, rating, hasReason, parts: shown, plain: plainText(shown) }
}

/** What is copied, and what screen readers say of a whole answer. */
function plainText(parts: readonly PartView[]): string {
  return parts
    .flatMap(part => {
      if (part.type === 'text')
        return part.blocks.map(block =>
          'text' in block ? block.text : block.items.map(item => `- ${item}`).join('\n'),
        )
      if (part.type === 'jobs')
        return part.cards.map(({ card }) => `${card.title}, ${card.employer}, ${card.place}`)
      if (part.type === 'table') return [part.caption]
      return []
    })
    .join('\n\n')
}
