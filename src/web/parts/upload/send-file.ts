import type { Locale } from '../../../domain/context.ts'
import type { FileFacts } from '../../../domain/files/describe-files.ts'
import type { FilePurpose } from '../../../domain/files/file.values.ts'
import type { FormMessage } from '../../form-answer.ts'

/** What the server has kept, or why it has not; `null` when it could not be asked. */
export type SendResult = { stored: FileFacts } | { problem: FormMessage } | null

const timeLimitMs = 300_000

/** Sends one file and tells how far it is, from 0 to 100; by the one way in which browsers tell that. */
export function sendFile(
  file: File,
  options: { purpose: FilePurpose; locale: Locale; onProgress: (percent: number) => void },
): { done: Promise<SendResult>; stop: () => void } {
  const request = new XMLHttpRequest()
  const done = new Promise<SendResult>(resolve => {
    request.upload.onprogress = ({ loaded, total }) => options.onProgress(Math.round((loaded / total) * 100))
    request.onload = () => resolve(resultOf(request))
    for (const event of ['error', 'timeout', 'abort'] as const)
      request.addEventListener(event, () => resolve(null))
  })
  request.open('POST', `${filesPath(options.locale)}?purpose=${options.purpose}`)
  request.responseType = 'json'
  request.timeout = timeLimitMs
  const body = new FormData()
  body.append('file', file)
  request.send(body)
  return { done, stop: () => request.abort() }
}

/** Where files are, in the reader's language. */
export function filesPath(locale: Locale): string {
  return locale === 'en' ? '/en/files' : '/files'
}

function resultOf({ status, response }: XMLHttpRequest): SendResult {
  if (status === 201) return { stored: response as FileFacts }
  const problem = (response as { problem?: FormMessage } | null)?.problem
  if (problem) return { problem }
  if (status === 413) return { problem: { key: 'file.too-large', params: { megabytes: 10 } } }
  return null
}
