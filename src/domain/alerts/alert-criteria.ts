import {
  type JobSearchParams,
  jobSearchQuery,
  noJobSearchParams,
  readJobSearchParams,
} from '../jobs/job.schema.ts'
import { knownVocabulary } from '../jobs/known-vocabulary.ts'

/**
 * A search as an alert keeps it: the query of its address without order and page, and without how long ago, because an alert
 * tells of new ads only. Equal searches give one text.
 */
export function writeCriteria(given: Partial<JobSearchParams>): string {
  const { params } = knownVocabulary({ ...noJobSearchParams, ...given })
  const { sort, page, pageSize, postedWithin } = noJobSearchParams
  const place = params.place === '' ? { radius: null } : {}
  return jobSearchQuery({ ...params, ...place, sort, page, pageSize, postedWithin })
}

/** What has left the vocabulary since is left out. */
export function readCriteria(criteria: string): JobSearchParams {
  return knownVocabulary(readJobSearchParams(new URLSearchParams(criteria)).params).params
}

/** An alert for everything would be the whole board by mail. */
export function hasCriteria(criteria: string): boolean {
  return criteria !== ''
}
