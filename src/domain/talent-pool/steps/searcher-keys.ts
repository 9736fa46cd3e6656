import type { Context } from '../../caller/context.ts'
import { employerDomain } from '../../employers/steps/employer-domain.ts'
import { groupsOfDomain, nameKeysOf } from '../employer-names.ts'
import {
  loadSearchingEmployers,
  noKeys,
  type SearcherKeys,
  type SearchingEmployer,
} from '../searching-employer.queries.ts'

/**
 * The names and domains of all employers that the caller acts for: whoever is hidden from one of them is found through none of the others.
 * Guests and job seekers have none. The caller has asked its policy.
 */
export async function callersKeys({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<SearcherKeys> {
  if (actor.kind !== 'user' || actor.memberships.length === 0) return noKeys
  return keysOf(
    await loadSearchingEmployers(
      db,
      actor.memberships.map(({ employerId }) => employerId),
    ),
  )
}

export function keysOf(employers: readonly SearchingEmployer[]): SearcherKeys {
  const names = employers.map(({ name }) => nameKeysOf(name))
  const domains = [...new Set(employers.flatMap(domainsOf))]
  return {
    employerIds: employers.map(({ id }) => id),
    wholes: [
      ...names.flatMap(({ whole, groups }) => (whole === null ? [] : [whole, ...groups])),
      ...domains.flatMap(groupsOfDomain),
    ],
    parts: names.flatMap(({ parts }) => parts),
    domains,
    isLocked: employers.some(({ isLocked }) => isLocked),
  }
}

/** Of the website and the address, as far as they are an employer's own. */
export function domainsOf({ email, website }: Pick<SearchingEmployer, 'email' | 'website'>): string[] {
  const hosts = [email?.split('@').at(-1), website && hostOf(website)]
  return hosts.flatMap(host => (host ? (employerDomain(host) ?? []) : []))
}

function hostOf(website: string): string | null {
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`
  return URL.canParse(address) ? new URL(address).hostname : null
}
