import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inputsOf } from './support/inputs-of.ts'

const folder = 'src/domain'

/** Files whose exports take a context and ask no policy, each with its reason. All other use cases ask one or are in `steps/`. */
const exceptions: Record<string, string> = {
  ...because('is for everyone, and shows what everyone may see', [
    'alerts/preview-alert.ts',
    'assistant/tools/compare-jobs.ts',
    'assistant/tools/explain-pay.ts',
    'assistant/tools/facets.ts',
    'assistant/tools/get-employer.ts',
    'assistant/tools/get-job.ts',
    'assistant/tools/search-jobs.ts',
    'assistant/tools/suggest-professions.ts',
    'employers/advise-employers.ts',
    'employers/first-answer.ts',
    'employers/list-employers.ts',
    'employers/list-featured-employers.ts',
    'employers/list-sitemap-employers.ts',
    'employers/load-employer-head.ts',
    'employers/name-employers.ts',
    'employers/profile/read-employer-media.ts',
    'employers/read-employer.ts',
    'employers/suggest.ts',
    'files/read-media.ts',
    'employers/read-board-proof.ts',
    'ideas/is-known-reader.ts',
    'ideas/list-ideas.ts',
    'ideas/list-news.ts',
    'job-search/count-jobs.ts',
    'job-search/read-job-group.ts',
    'job-search/list-job-landings.ts',
    'job-search/list-popular-searches.ts',
    'job-search/list-similar-jobs.ts',
    'job-search/list-sitemap-jobs.ts',
    'job-search/locate-jobs.ts',
    'jobs/measure-freshness.ts',
    'job-search/search-jobs.ts',
    'moderation/read-transparency.ts',
    'pay/find-pay-pages.ts',
    'pay/list-pay-pages.ts',
    'pay/read-pay-figures.ts',
    'pay/read-pay-page.ts',
    'blog/public/list-published.ts',
    'blog/public/read-published.ts',
    'blog/public/read-card.ts',
  ]),
  ...because('believes bytes by their signature alone, whoever brings them', [
    'orders/receive-payment-event.ts',
  ]),
  ...because('finds out who asks: nobody has been asked yet', [
    'accounts/known-device.ts',
    'accounts/make-actor.ts',
    'accounts/registered-address.ts',
    'accounts/signed-in.ts',
    'integrations/identify-key.ts',
    'view-as/view-of.ts',
  ]),
  ...because('looks something up for use cases that have asked, and for start-up', [
    'accounts/find-person.ts',
    'alerts/load-own-alert.ts',
    'employers/has-any-employer.ts',
  ]),
  ...because('lists what its owner has, whose key is the question', ['files/list-held-files.ts']),
  ...because('opens the file first, which asks', ['files/read-page-image.ts']),
  ...because('names files of things that the caller has read', ['files/describe-files.ts']),
  ...because('is told at each sign-in who has signed in', ['assistant/conversation/adopt-conversations.ts']),
  ...because('is asked at a sign-in that has proven who it is', ['moderation/statement-of-lock.ts']),
  ...because('is told by the search for viruses, which has asked', [
    'applications/tell-of-infected-file.ts',
    'support/tell-of-infected-support-file.ts',
  ]),
  ...because('adds one to a counter that says nothing about anyone; consent is its condition', [
    'statistics/count-page-view.ts',
  ]),
}

const useCases = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(takesContext)
const asked = useCases.filter(name => asksPolicy(name))

describe('what takes a context', () => {
  it('is found at all', () => {
    expect(useCases.length).toBeGreaterThan(150)
  })

  it.each(useCases)('%s asks a policy, or is excepted', name => {
    expect(asked.includes(name) || name in exceptions).toBe(true)
  })

  it('is excepted only where it exists and asks none', () => {
    expect(Object.keys(exceptions).filter(name => !useCases.includes(name) || asked.includes(name))).toEqual(
      [],
    )
  })
})

/** Names for who asks, and for facts about the client that they use. */
const ofTheCaller =
  /^(actor|caller|client|visitor|userAgent|cookie|owner|holder|guestKeys?|guestToken|(client|network)Address)$/

describe('who asks stands in the context, and nowhere else', () => {
  const inputs = inputsOf(useCases.map(name => `${folder}/${name}`))

  it('is found at all', () => {
    expect(inputs.length).toBeGreaterThan(250)
    expect(inputs.filter(({ told }) => told.size > 0).length).toBeGreaterThan(150)
  })

  it('is no input of any use case', () => {
    const wrong = inputs.flatMap(({ name, told }) =>
      [...told].filter(word => ofTheCaller.test(word)).map(word => `${name}: ${word}`),
    )
    expect(wrong).toEqual([])
  })
})

function because(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map(name => [name, reason]))
}

/** Steps are left out: they ask nothing, and the rules on imports keep the faces from calling them. */
function takesContext(name: string): boolean {
  if (!/^[a-z]+(-[a-z]+)*\.ts$/.test(basename(name)) || /(^|\/)(steps|caller)\//.test(name)) return false
  const source = readFileSync(`${folder}/${name}`, 'utf8')
  const isTool = /export const \w+: Tool</.test(source)
  return isTool || /export (async )?function\*? \w+\(\s*(ctx|\{[^}]*\}): Context/.test(source)
}

function asksPolicy(name: string): boolean {
  return /\b(can|require)[A-Z]\w*\(/.test(readFileSync(`${folder}/${name}`, 'utf8'))
}
