import { type Actor, system } from '../domain/caller/actor.ts'
import { noClient } from '../domain/caller/client.ts'
import { noSearchCounter } from '../domain/caller/search-counter.ts'
import { noShop } from '../domain/caller/shop.ts'
import { usualSupport } from '../domain/caller/support-settings.ts'
import { noJobSearch } from '../domain/job-search/open-job-search.ts'
import { systemClock } from '../platform/process/clock.ts'
import { domainHooks } from './domain-hooks.ts'

/** Base of every context in this process: no external caller, and an empty search until the index is open. */
export const processContext = {
  actor: system as Actor,
  client: noClient,
  search: noJobSearch,
  searchCounter: noSearchCounter,
  hooks: domainHooks,
  support: usualSupport,
  shop: noShop,
  now: systemClock,
  locale: 'de',
} as const
