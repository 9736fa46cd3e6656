import { type Actor, system } from '../domain/caller/actor.ts'
import { noJobSearch } from '../domain/job-search/open-job-search.ts'
import { systemClock } from '../platform/process/clock.ts'
import { domainHooks } from './domain-hooks.ts'

/** What every context of a process begins with: nobody from outside asks, and nothing is searched before the index is open. */
export const processContext = {
  actor: system as Actor,
  search: noJobSearch,
  hooks: domainHooks,
  now: systemClock,
  locale: 'de',
} as const
