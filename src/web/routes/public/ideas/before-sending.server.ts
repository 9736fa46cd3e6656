import type { Context } from '../../../../domain/caller/context.ts'
import { hasNames } from '../../../../domain/ideas/find-names.ts'
import { findSimilarIdeas } from '../../../../domain/ideas/list-ideas.ts'
import { KeepTyped } from '../../../server/form.server.ts'
import { type SimilarIdea, similarView } from './similar.server.ts'

export type BeforeSending = { sentTo: string | null; similar: SimilarIdea[]; hasNames: boolean }

export const nothingBefore: BeforeSending = { sentTo: null, similar: [], hasNames: false }

/** Once, before something is published: ideas that say the same, and whether somebody is named. */
export async function beforeSending(
  ctx: Context,
  { looked, title, text }: { looked?: 'yes' | undefined; title?: string; text: string },
): Promise<KeepTyped<BeforeSending> | null> {
  if (looked) return null
  const words = title === undefined ? '' : `${title} ${text}`
  const similar = similarView(ctx, await findSimilarIdeas(ctx, { words }))
  const named = hasNames(`${title ?? ''}\n${text}`)
  return similar.length > 0 || named ? new KeepTyped({ sentTo: null, similar, hasNames: named }) : null
}
