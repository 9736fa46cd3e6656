import { Readable } from 'node:stream'
import { NotFound } from '../../../../../domain/caller/errors.ts'
import { asDownload } from '../../../../parts/shared/as-download.server.ts'
import { emmaView } from '../../../../parts/shared/emma/emma-view.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

/** A conversation as plain text, for whoever may read it. */
export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const view = await emmaView(ctx, { conversation: params.id, from: null })
  if (view.conversation === null) throw new NotFound()
  const { you } = view.words
  const turns = view.turns.map(({ question, plain }) => `${you}: ${question}\n\nEmma: ${plain}\n`)
  return asDownload(
    Readable.from(turns.join('\n')),
    ctx.locale === 'de' ? 'gespraech.txt' : 'conversation.txt',
  )
})
