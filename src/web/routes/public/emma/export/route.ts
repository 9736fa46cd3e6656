import { Readable } from 'node:stream'
import { NotFound } from '../../../../../domain/caller/errors.ts'
import { asDownload } from '../../../../parts/shared/as-download.server.ts'
import { emmaTranscript } from '../../../../parts/shared/emma/emma-transcript.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

/** A conversation as plain text, for whoever may read it. */
export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const transcript = await emmaTranscript(ctx, params.id)
  if (transcript === null) throw new NotFound()
  return asDownload(Readable.from(transcript), ctx.locale === 'de' ? 'gespraech.txt' : 'conversation.txt')
})
