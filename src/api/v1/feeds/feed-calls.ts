import { newJobBody } from '../employer-jobs.schema.ts'
import type { Call } from '../openapi-parts.ts'
import { feedImportAnswer, feedImportBody, pushAnswer, pushBody, pushedJob } from './feed.schema.ts'

/** Feeds (pull), and jobs that a program pushes under its own ids. */
export const feedCalls: Call[] = [
  {
    method: 'post',
    path: '/feeds/import',
    summary:
      'Read the feed at a URL: with `validate_only` only check that it is readable, otherwise import its jobs and read it daily from then on',
    tag: 'Feeds',
    scope: 'jobs:write',
    body: feedImportBody,
    answer: feedImportAnswer,
    also: { 202: 'Still in progress, or requested with an `Idempotency-Key`: `summary` is null' },
    statuses: [400, 404, 409],
  },
  {
    method: 'put',
    path: '/jobs/{externalId}',
    summary:
      'Publish or change a job under your own id; idempotent, and fields edited on the site stay until you send a new value for them',
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
      'The same for up to 100 jobs, each on its own: invalid ones are reported as failed, the others are accepted',
    tag: 'Feeds',
    scope: 'jobs:write',
    body: pushBody,
    answer: pushAnswer,
    statuses: [400],
  },
]
