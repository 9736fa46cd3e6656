import { type FileUpload, MaxFileSizeExceededError } from '@remix-run/form-data-parser'
import { data } from 'react-router'
import { limits } from '../../../../../config/limits.ts'
import type { Context } from '../../../../../domain/caller/context.ts'
import { Invalid } from '../../../../../domain/caller/errors.ts'
import type { FileFacts } from '../../../../../domain/files/describe-files.ts'
import { requireOwner } from '../../../../../domain/files/file.policy.ts'
import { filePurposes } from '../../../../../domain/files/file.values.ts'
import { type Piece, storePiece } from '../../../../../domain/files/store-piece.ts'
import { storeUpload } from '../../../../../domain/files/store-upload.ts'
import { browserKeyHeader } from '../../../../browser-key.ts'
import { fileProblem } from '../../../../parts/shared/upload/file-answer.server.ts'
import { parseUploads } from '../../../../parts/shared/upload/parse-uploads.server.ts'
import { contextToLeave, proposeBrowserKey } from '../../../../server/browser-key.server.ts'
import { getContext, getFacts } from '../../../../server/context.server.ts'
import type { Route } from './+types/route.ts'

/** Without a loader the router would answer GET with a page. */
export const loader = () => {
  throw data(null, { status: 405, headers: { allow: 'POST' } })
}

/**
 * Takes one file, or one piece of a large one (`?upload=ID&piece=0`, the last with `&last`). Answers 201 with the stored file, 204 while
 * pieces are missing, or the reason for a refusal.
 */
export const action = async (args: Route.ActionArgs): Promise<Response> => {
  try {
    proposeBrowserKey(args, args.request.headers.get(browserKeyHeader))
    const headers = { 'cache-control': 'no-store' }
    const ctx = contextToLeave(args, 'uploads')
    requireOwner(ctx)
    const stored = await storeFileOf(ctx, args)
    return stored
      ? Response.json(stored, { status: 201, headers })
      : new Response(null, { status: 204, headers })
  } catch (error) {
    return fileProblem(error, getContext(args).locale)
  }
}

async function storeFileOf(ctx: Context, { request, context }: Route.ActionArgs): Promise<FileFacts | null> {
  const query = new URL(request.url).searchParams
  const wanted = query.get('purpose')
  const purpose = filePurposes.find(each => each === wanted)
  if (!purpose) throw new Invalid({ purpose: [{ key: 'error.invalid' }] })
  const piece = pieceIn(query)
  let stored: FileFacts | null = null
  let hasCome = false
  const keep = async (file: FileUpload) => {
    const upload = { purpose, name: file.name, body: file.stream(), signal: request.signal }
    hasCome = true
    stored = piece ? await storePiece(ctx, { ...upload, piece }) : await storeUpload(ctx, upload)
    return null
  }
  const most = { maxFiles: 1, maxFileSize: limits.fileBytes, maxParts: 4 }
  await parseUploads(request, { ctx, env: getFacts(context).env }, most, keep).catch(asInvalid)
  if (!hasCome) throw new Invalid({ file: [{ key: 'file.missing' }] })
  return stored
}

function pieceIn(query: URLSearchParams): Piece | null {
  const upload = query.get('upload')
  const piece = query.get('piece') ?? ''
  if (upload === null) return null
  if (!/^[\w-]{16,64}$/.test(upload) || !/^\d{1,3}$/.test(piece))
    throw new Invalid({ file: [{ key: 'error.invalid' }] })
  return { uploadId: upload, number: Number(piece), isLast: query.has('last') }
}

function asInvalid(error: unknown): never {
  if (!(error instanceof MaxFileSizeExceededError)) throw error
  const megabytes = limits.fileBytes / 1024 / 1024
  throw new Invalid({ file: [{ key: 'file.too-large', params: { megabytes } }] })
}
