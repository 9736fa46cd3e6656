import { readMedia } from '../../../../../domain/files/read-media.ts'
import { fileProblemText } from '../../../../parts/shared/upload/file-answer.server.ts'
import { getFacts } from '../../../../server/context.server.ts'
import type { Route } from './+types/route.ts'

/** `/media/<file>/<width>.webp`. A file's content never changes, so it may be cached for a year. */
export const loader = async (args: Route.LoaderArgs): Promise<Response> => {
  const { ctx } = getFacts(args.context)
  const { id, size } = args.params
  const { signal } = args.request
  try {
    const widthPx = Number(/^(\d{1,4})\.webp$/.exec(size)?.[1])
    const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' }
    return new Response(await readMedia(ctx, { fileId: id, widthPx, signal }), { headers })
  } catch (error) {
    return fileProblemText(error, ctx.locale)
  }
}
