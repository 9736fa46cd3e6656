import type { FileUpload } from '@remix-run/form-data-parser'
import type { ActionFunctionArgs } from 'react-router'
import { limits } from '../../../../../config/limits.ts'
import { exchangeBytesMax } from '../../../../../cv-format/exchange/exchanged-profile.ts'
import { parseUploads } from '../../../../parts/shared/upload/parse-uploads.server.ts'
import { getFacts } from '../../../../server/context.server.ts'
import { asResponse } from '../../../../server/outcome.server.ts'

/**
 * For a form with one document that is read and not kept: the action finds its bytes in the field `document`, as Base64. A larger one than
 * any that is read arrives cut off, which its reader refuses.
 */
export function withDocument<Answer, Forms>(
  action: ((args: ActionFunctionArgs) => Promise<Answer>) & { forms: Forms },
) {
  const withFile = async (args: ActionFunctionArgs): Promise<Answer> => {
    if (!args.request.headers.get('content-type')?.startsWith('multipart/form-data')) return action(args)
    let document = ''
    const keep = async (file: FileUpload) => {
      if (file.fieldName !== 'document' || document !== '') return null
      const bytes = await file.bytes()
      if (bytes.byteLength > 0)
        document = Buffer.from(bytes.subarray(0, exchangeBytesMax + 1)).toString('base64')
      return null
    }
    // Far more than may come, as for uploads: what is not the document is left aside instead of being an error of the parser.
    const most = { maxFiles: 900, maxFileSize: limits.fileBytes * limits.filesPerUpload }
    const fields = await parseUploads(args.request, getFacts(args.context), most, keep).catch(
      (error: unknown) => {
        throw asResponse(error, args)
      },
    )
    fields.set('document', document)
    const texts = [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    const { url, method, signal } = args.request
    const headers = new Headers(args.request.headers)
    headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8')
    headers.delete('content-length')
    const request = new Request(url, { method, headers, signal, body: String(new URLSearchParams(texts)) })
    return action({ ...args, request })
  }
  // Tests that walk all forms of the site read `forms`.
  return Object.assign(withFile, { forms: action.forms })
}
