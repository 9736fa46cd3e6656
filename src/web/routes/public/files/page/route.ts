import { readPageImage } from '../../../../../domain/files/read-page-image.ts'
import { fileProblemText } from '../../../../parts/shared/upload/file-answer.server.ts'
import { fileHolder } from '../../../../parts/shared/upload/file-holder.server.ts'
import { getFacts } from '../../../../server/context.server.ts'
import type { Route } from './+types/route.ts'

/** A page of a PDF as a picture, for who may read the file. */
export const loader = async (args: Route.LoaderArgs): Promise<Response> => {
  const { ctx, visitor } = getFacts(args.context)
  const { id, page } = args.params
  try {
    const guestToken = new URL(args.request.url).searchParams.get('token')
    const { signal } = args.request
    const ask = { fileId: id, page: Number(page), holder: fileHolder(args), guestToken, visitor, signal }
    const headers = { 'content-type': 'image/png', 'cache-control': 'private, no-store' }
    return new Response(await readPageImage(ctx, ask), { headers })
  } catch (error) {
    return fileProblemText(error, ctx.locale)
  }
}
