import { parseWithZod } from '@conform-to/zod/v4'
import type { FileUpload } from '@remix-run/form-data-parser'
import { type ActionFunctionArgs, data } from 'react-router'
import { z } from 'zod'
import { limits } from '../../../../config/limits.ts'
import { isDomainError } from '../../../../domain/caller/errors.ts'
import { requireOwner } from '../../../../domain/files/file.policy.ts'
import type { FilePurpose } from '../../../../domain/files/file.values.ts'
import { storeUpload } from '../../../../domain/files/store-upload.ts'
import type { FormAnswer, FormMessage } from '../../../form-answer.ts'
import { contextToLeave } from '../../../server/browser-key.server.ts'
import { getFacts } from '../../../server/context.server.ts'
import { inWords } from '../../../server/in-words.server.ts'
import { asResponse, messageOf } from '../../../server/outcome.server.ts'
import { parseUploads } from './parse-uploads.server.ts'

type Options = {
  field: string
  purpose: FilePurpose
  maxFiles?: number
}

/**
 * For forms that bring their files along when there are no scripts: the files are stored first, and the action finds their ids in `field`
 * as if a script had uploaded them. If one is refused, the form comes back with the reason, everything typed, and the files that were
 * stored.
 */
export function withUploads<Answer, Forms>(
  { field, purpose, maxFiles = limits.filesPerUpload }: Options,
  action: ((args: ActionFunctionArgs) => Promise<Answer>) & { forms: Forms },
) {
  const withFiles = async (args: ActionFunctionArgs) => {
    if (!args.request.headers.get('content-type')?.startsWith('multipart/form-data')) return action(args)
    const facts = getFacts(args.context)
    const problems: FormMessage[] = []
    const kept: string[] = []
    let count = 0
    const keep = async (file: FileUpload) => {
      // An empty file field is sent as a file without bytes and name, and the parser may give it a name of its own.
      if (file.size === 0 && (file.name === '' || file.name === 'file-upload')) return null
      count++
      if (count > maxFiles) return null
      const { signal } = args.request
      const ctx = contextToLeave(args, 'uploads')
      requireOwner(ctx)
      const upload = { purpose, name: file.name, body: file.stream(), signal }
      try {
        kept.push((await storeUpload(ctx, upload)).fileId)
      } catch (error) {
        if (!isDomainError(error)) throw error
        problems.push(inWords(messageOf(error), facts.ctx.locale))
      }
      return null
    }
    // A file that is too large is refused by itself, not with the whole form. The request as a whole is limited before this.
    const maxFileSize = limits.fileBytes * limits.filesPerUpload
    // Far more than may come, so that even a whole folder is answered with the form instead of an error of the parser.
    const most = { maxFiles: 900, maxFileSize }
    const fields = await parseUploads(args.request, facts, most, keep).catch((error: unknown) => {
      throw asResponse(error, args)
    })
    for (const id of kept) fields.append(field, id)
    if (count > maxFiles || fields.getAll(field).length > maxFiles)
      problems.push(inWords({ key: 'file.too-many', params: { count: maxFiles } }, facts.ctx.locale))
    return problems.length > 0
      ? sentBack(fields, field, problems)
      : action({ ...args, request: asTexts(args.request, fields) })
  }
  // Tests that walk all forms of the site read `forms`.
  return Object.assign(withFiles, { forms: action.forms })
}

/** The form with everything typed, and the problems at the field of the files. */
function sentBack(fields: FormData, field: string, problems: FormMessage[]) {
  const formatError = (): FormMessage[] => []
  const result = parseWithZod(fields, { schema: z.looseObject({}), formatError }).reply()
  const answer: FormAnswer<never> = {
    form: String(fields.get('form') ?? ''),
    result: { ...result, status: 'error', error: { [field]: problems } },
    done: null,
  }
  return data(answer, { status: 400 })
}

function asTexts(request: Request, fields: FormData): Request {
  const texts = [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8')
  headers.delete('content-length')
  const { url, method, signal } = request
  return new Request(url, { method, headers, signal, body: String(new URLSearchParams(texts)) })
}
