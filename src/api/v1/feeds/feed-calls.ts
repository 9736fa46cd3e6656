import { newJobBody } from '../employer-jobs.schema.ts'
import type { Call } from '../openapi-parts.ts'
import { feedImportAnswer, feedImportBody, pushAnswer, pushBody, pushedJob } from './feed.schema.ts'

/** Feeds, and the other way round: jobs that a program pushes under its own numbers. */
export const feedCalls: Call[] = [
  {
    method: 'post',
    path: '/feeds/import',
    summary:
      'Read the feed at an address: with `validate_only` only whether it can be read, otherwise its jobs are imported and the feed is read daily from then on',
    tag: 'Feeds',
    scope: 'jobs:write',
    body: feedImportBody,
    answer: feedImportAnswer,
    also: { 202: 'Still being read, or asked for with an `Idempotency-Key`: `summary` is null' },
    statuses: [400, 404, 409],
  },
  {
    method: 'put',
    path: '/jobs/{externalId}',
    summary:
      'Publish or change the job with your own number; sent again it does nothing, and what people changed on the site stays until you say something new of that field',
    tag: 'Feeds',
    scope: 'jobs:write',
    body: newJobBody,
    answer: pushedJob,
    also: { 201: 'Published for the first time' },
    statuses: [400, 409],
  },
  {
    method: 'put',
    path: '/jobs',
    summary:
      'The same for up to 100 jobs, each for itself: one that is wrong is answered as failed, the others are taken',
    tag: 'Feeds',
    scope: 'jobs:write',
    body: pushBody,
    answer: pushAnswer,
    statuses: [400],
  },
]
