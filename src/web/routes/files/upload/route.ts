import { type FileUpload, MaxFileSizeExceededError, parseFormData } from '@remix-run/form-data-parser'
import { data } from 'react-router'
import { limits } from '../../../../config/limits.ts'
import { Invalid } from '../../../../domain/errors.ts'
import type { FileFacts } from '../../../../domain/files/describe-files.ts'
import { filePurposes } from '../../../../domain/files/file.values.ts'
import { storeUpload } from '../../../../domain/files/store-upload.ts'
import { getFacts } from '../../../context.server.ts'
import { fileProblem } from '../../../parts/upload/file-answer.server.ts'
import { fileHolderToBe } from '../../../parts/upload/file-holder.server.ts'
import type { Route } from './+types/route.ts'

/** Nothing to read here. */
export const loader = () => {
  throw data(null, { status: 405, headers: { allow: 'POST' } })
}

/** One file (`file`, after its `purpose`) from the page's script; answers with what is kept of it, or why it is not. */
export const action = async (args: Route.ActionArgs): Promise<Response> => {
  try {
    const { holder, cookie } = fileHolderToBe(args)
    const headers = { 'cache-control': 'no-store', ...(cookie && { 'set-cookie': cookie }) }
    const stored = await storeFileOf(args, holder)
    return Response.json(stored, { status: 201, headers })
  } catch (error) {
    return fileProblem(error)
  }
}

type Holder = ReturnType<typeof fileHolderToBe>['holder']

async function storeFileOf({ request, context }: Route.ActionArgs, holder: Holder): Promise<FileFacts> {
  const { ctx, visitor } = getFacts(context)
  const wanted = new URL(request.url).searchParams.get('purpose')
  const purpose = filePurposes.find(each => each === wanted)
  if (!purpose) throw new Invalid({ purpose: [{ key: 'error.invalid' }] })
  let stored: FileFacts | null = null
  const keep = async (file: FileUpload) => {
    const facts = { visitor, holder, purpose, name: file.name, body: file.stream() }
    stored = await storeUpload(ctx, facts)
    return null
  }
  await parseFormData(request, { maxFiles: 1, maxFileSize: limits.fileBytes, maxParts: 4 }, keep).catch(
    asInvalid,
  )
  if (!stored) throw new Invalid({ file: [{ key: 'file.missing' }] })
  return stored
}

function asInvalid(error: unknown): never {
  if (!(error instanceof MaxFileSizeExceededError)) throw error
  const megabytes = limits.fileBytes / 1024 / 1024
  throw new Invalid({ file: [{ key: 'file.too-large', params: { megabytes } }] })
}
