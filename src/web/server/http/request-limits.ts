import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { limits } from '../../../config/limits.ts'
import { allPaths, pagePath } from '../../addresses.ts'
import { pageOf } from '../../page-of.ts'
import { refuse } from './refuse.ts'

/** Pages whose forms upload files when there are no scripts. */
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
  'contact',
  'contact-link',
  'admin-support-request',
  'admin-open-items',
  'admin-blog',
  'admin-article',
])

const uploadPaths = new Set(allPaths('upload').map(path => `/${path}`))

/** For up to a hundred jobs pushed at once. */
const bytesOfJobs = 10 * limits.requestBodyBytes

const bytesWithFiles = limits.fileBytes * limits.filesPerUpload + limits.requestBodyBytes

/** Body limits: 1 MB, 10 MB for pushed jobs, and the size of the files where uploads are accepted. */
export function bodyLimits(): MiddlewareHandler {
  const usual = bodyLimit({ maxSize: limits.requestBodyBytes, onError: tooMuch })
  const withFiles = bodyLimit({ maxSize: bytesWithFiles, onError: tooMuch })
  const withJobs = bodyLimit({ maxSize: bytesOfJobs, onError: tooMuch })
  return (c, next) => {
    // They have no body, and looking for one makes a whole request object.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    if (c.req.method === 'PUT' && c.req.path === '/api/v1/jobs') return withJobs(c, next)
    return (bringsFiles(c) ? withFiles : usual)(c, next)
  }
}

// The rest of the body is not read, so the connection cannot be reused.
function tooMuch(c: Context): Response {
  c.header('connection', 'close')
  return refuse(c, { status: 413, code: 'error.too-large', words: 'The request is too large.' })
}

const usualTimes = { usualMs: limits.requestTimeoutMs, withFilesMs: limits.uploadTimeoutMs }

/** Request timeouts; ten megabytes take minutes on a slow connection. */
export function timeLimits(times: { usualMs: number; withFilesMs: number } = usualTimes): MiddlewareHandler {
  const usual = timeout(times.usualMs, tooLong)
  const withFiles = timeout(times.withFilesMs, tooLong)
  return (c, next) => (bringsFiles(c) ? withFiles : usual)(c, next)
}

// Like above, the rest of the body is not read, so the connection is closed.
function tooLong(): HTTPException {
  return new HTTPException(504, {
    res: new Response('The request took too long.\n', { status: 504, headers: { connection: 'close' } }),
  })
}

function bringsFiles(c: Context): boolean {
  if (c.req.method !== 'POST' || !c.req.header('content-type')?.startsWith('multipart/form-data'))
    return false
  const path = pagePath(c.req.path)
  return uploadPaths.has(path) || pagesWithFiles.has(pageOf(path)?.name ?? '')
}
