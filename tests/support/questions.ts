import { guest } from '../../src/domain/caller/actor.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import { askAboutJob } from '../../src/domain/job-questions/ask-about-job.ts'
import { leaveQuestionAddress } from '../../src/domain/job-questions/leave-address.ts'
import { confirmQuestionAddress } from '../../src/domain/job-questions/questions-by-link.ts'
import type { AskedFact } from '../../src/domain/jobs/asked-fact.values.ts'
import { lastLetter } from './account.ts'
import { browser as browserOf, somebody, via } from './client.ts'

/** An ad that says nothing about pay, nights, start and experience. */
export const silentAd = { employment_types: ['part-time'], contract: null }

let browsers = 0

/** A guest's browser with a key and a network address of its own. */
export function newBrowser(base: Context): Context {
  browsers++
  const key = String(browsers).padStart(43, 'k')
  const address = `2001:db8:a:${browsers.toString(16)}::1`
  return via({ ...base, actor: guest }, { ...somebody, ...browserOf(key), address })
}

/** A guest who has asked, left an address and confirmed it. @returns the browser, and the token of the mails' links */
export async function askAsGuest(
  base: Context,
  { jobId, facts, email }: { jobId: number; facts: readonly AskedFact[]; email: string },
) {
  const browser = newBrowser(base)
  for (const fact of facts) await askAboutJob(browser, { jobId, fact })
  await leaveQuestionAddress(browser, { jobId, email })
  const { props } = await lastLetter(base.db, email)
  const token = props.url?.split('/').at(-1) ?? ''
  await confirmQuestionAddress(browser, { token })
  return { browser, token }
}
