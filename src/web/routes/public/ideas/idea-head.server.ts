import type { LoaderFunctionArgs } from 'react-router'
import type { Context } from '../../../../domain/caller/context.ts'
import { readIdea } from '../../../../domain/ideas/read-idea.ts'
import { href } from '../../../addresses.ts'
import { ideaOf } from './idea-view.server.ts'

/** What the pages beside an idea need of it: a merged one is the other. */
export async function ideaHead(ctx: Context, { params }: Pick<LoaderFunctionArgs, 'params'>) {
  const { idea, movedTo, isOpen, isKnown } = await readIdea(ctx, { ideaId: ideaOf(params) })
  const { id, slug } = movedTo ?? idea
  return {
    id,
    title: idea.title,
    to: href('idea', ctx.locale, { key: `${id}-${slug}` }),
    isOpen,
    isGuest: !isKnown,
  }
}
