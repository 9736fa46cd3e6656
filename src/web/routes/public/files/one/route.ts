import { redirect } from 'react-router'
import { openFile } from '../../../../../domain/files/open-file.ts'
import { removeUpload } from '../../../../../domain/files/remove-upload.ts'
import { contentDisposition } from '../../../../../platform/files/files.ts'
import { fileProblem, fileProblemText } from '../../../../parts/shared/upload/file-answer.server.ts'
import { contextByLink, getContext } from '../../../../server/context.server.ts'
import type { Route } from './+types/route.ts'

/** Uploads are untrusted: whatever a browser takes the file for, it may not load, run or send anything. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

export const loader = async (args: Route.LoaderArgs): Promise<Response> => {
  const query = new URL(args.request.url).searchParams
  const ctx = contextByLink(args, query.get('token'))
  try {
    const file = await openFile(ctx, {
      fileId: args.params.id,
      disposition: query.has('inline') ? 'inline' : 'attachment',
    })
    const personal = { 'cache-control': 'private, no-store' }
    if (file.link !== null) return redirect(file.link, { headers: personal })
    const headers = {
      ...personal,
      'content-type': file.mediaType,
      'content-length': String(file.bytes),
      'content-disposition': contentDisposition(file),
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    }
    return new Response(file.stream, { headers })
  } catch (error) {
    return fileProblemText(error, ctx.locale)
  }
}

/** Only uploads that are not part of anything yet can be deleted; the use case refuses others. */
export const action = async (args: Route.ActionArgs): Promise<Response> => {
  if (args.request.method !== 'DELETE')
    return new Response(null, { status: 405, headers: { allow: 'GET, DELETE' } })
  try {
    await removeUpload(getContext(args), { fileId: args.params.id })
    return new Response(null, { status: 204 })
  } catch (error) {
    return fileProblem(error, getContext(args).locale)
  }
}
