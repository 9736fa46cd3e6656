import { readPageImage } from '../../../../../domain/files/read-page-image.ts'
import { fileProblemText } from '../../../../parts/shared/upload/file-answer.server.ts'
import { contextByLink } from '../../../../server/context.server.ts'
import type { Route } from './+types/route.ts'

/** Pages of a PDF as images, so that nothing in an untrusted document runs in the reader's browser. */
export const loader = async (args: Route.LoaderArgs): Promise<Response> => {
  const ctx = contextByLink(args, new URL(args.request.url).searchParams.get('token'))
  const { id, page } = args.params
  try {
    const { signal } = args.request
    const ask = { fileId: id, page: Number(page), signal }
    const headers = { 'content-type': 'image/png', 'cache-control': 'private, no-store' }
    return new Response(await readPageImage(ctx, ask), { headers })
  } catch (error) {
    return fileProblemText(error, ctx.locale)
  }
}
