import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { limits } from '../../../config/limits.ts'
import { pagePath } from '../../addresses.ts'
import { pageOf } from '../../page-of.ts'
import { refuse } from './refuse.ts'

/** Pages whose forms bring files along when there are no scripts. */
const pagesWithFiles = new Set<string>([
  'account',
  'apply',
  'guest-application',
  'my-application',
  'employer-application',
  'create-employer',
  'employer-profile',
  'employer-feeds',
  'employer-feed',
  'admin-feeds',
  'admin-feed',
])

/** Up to a hundred jobs that a program pushes at once. */
const bytesOfJobs = 10 * limits.requestBodyBytes

const bytesWithFiles = limits.fileBytes * limits.filesPerUpload + limits.requestBodyBytes

/** How large a request may be: 1 MB, 10 MB of jobs, and as large as its files where files are taken. */
export function bodyLimits(): MiddlewareHandler {
  const usual = bodyLimit({ maxSize: limits.requestBodyBytes, onError: tooMuch })
  const withFiles = bodyLimit({ maxSize: bytesWithFiles, onError: tooMuch })
  const withJobs = bodyLimit({ maxSize: bytesOfJobs, onError: tooMuch })
  return (c, next) => {
    if (c.req.method === 'PUT' && c.req.path === '/api/v1/jobs') return withJobs(c, next)
    return (bringsFiles(c) ? withFiles : usual)(c, next)
  }
}

// What was sent is not read to its end, so nothing else can be asked on this connection.
function tooMuch(c: Context): Response {
  c.header('connection', 'close')
  return refuse(c, { status: 413, code: 'error.too-large', words: 'This is more than can be sent at once.' })
}

const usualTimes = { usualMs: limits.requestTimeoutMs, withFilesMs: limits.uploadTimeoutMs }

/** How long a request may take; ten megabytes are minutes on a slow connection. */
export function timeLimits(times: { usualMs: number; withFilesMs: number } = usualTimes): MiddlewareHandler {
  const usual = timeout(times.usualMs, tooLong)
  const withFiles = timeout(times.withFilesMs, tooLong)
  return (c, next) => (bringsFiles(c) ? withFiles : usual)(c, next)
}

// Here too the rest of what is being sent is not waited for.
function tooLong(): HTTPException {
  return new HTTPException(504, {
    res: new Response('This took too long.\n', { status: 504, headers: { connection: 'close' } }),
  })
}

function bringsFiles(c: Context): boolean {
  if (c.req.method !== 'POST' || !c.req.header('content-type')?.startsWith('multipart/form-data'))
    return false
  const path = pagePath(c.req.path)
  return /^\/(en\/)?files$/.test(path) || pagesWithFiles.has(pageOf(path)?.name ?? '')
}
