import { newJobBody } from './employer-jobs.schema.ts'
import { pushAnswer, pushBody, pushedJob } from './feed.schema.ts'
import type { Call } from './openapi-parts.ts'

/** Feeds, and the other way round: jobs that a program pushes under its own numbers. */
export const feedCalls: Call[] = [
  {
    method: 'put',
    path: '/jobs/{externalId}',
    summary: 'Publish or change the job with your own number; sent again it does nothing',
    tag: 'Feeds',
    scope: 'jobs:write',
    body: newJobBody,
    answer: pushedJob,
    statuses: [400, 409],
  },
  {
    method: 'put',
    path: '/jobs',
    summary: 'The same for up to 100 jobs, each for itself',
    tag: 'Feeds',
    scope: 'jobs:write',
    body: pushBody,
    answer: pushAnswer,
    statuses: [400],
  },
]
