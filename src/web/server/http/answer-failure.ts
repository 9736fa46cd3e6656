import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Log } from '../../../platform/process/log.ts'
import { refuse } from './refuse.ts'
import { waitingPage, wantsPage } from './waiting-page.ts'

/** For errors outside pages. Timeouts ask the visitor to try again; everything else is logged as a defect. */
export function answerFailure(log: Log, name: string) {
  return (error: Error, c: Context): Response => {
    if (error instanceof HTTPException && error.status === 504) {
      const request = c.req.raw
      if (!c.req.path.startsWith('/api/') && wantsPage(request))
        return waitingPage(request, { status: 504, kind: 'slow', name })
      c.header('retry-after', '5')
      return refuse(c, {
        status: 504,
        code: 'error.timeout',
        words: 'The answer took too long. Please try again.',
      })
    }
    if (error instanceof HTTPException && error.status < 500) return error.getResponse()
    log.error({ err: error, requestId: c.get('requestId') }, 'a request failed')
    return refuse(c, { status: 500, code: 'error.internal', words: 'Something went wrong on our side.' })
  }
}
