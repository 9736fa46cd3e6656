import type { Actor } from '../../caller/actor.ts'
import { canSeekJobs } from '../../job-seekers/job-seeker.policy.ts'
import { canDraftForOthers } from '../assistant.policy.ts'
import { compareJobsTool } from './compare-jobs.ts'
import { draftAlertTool } from './draft-alert.ts'
import { draftApplicationMessageTool } from './draft-application-message.ts'
import { explainMatchTool } from './explain-match.ts'
import { explainPayTool } from './explain-pay.ts'
import { facetsTool } from './facets.ts'
import { getEmployerTool } from './get-employer.ts'
import { getJobTool } from './get-job.ts'
import { improveAdTool } from './improve-ad.ts'
import { myAlertsTool } from './my-alerts.ts'
import { myApplicationsTool } from './my-applications.ts'
import { openApplicationsTool } from './open-applications.ts'
import { recommendTool } from './recommend.ts'
import { saveJobTool } from './save-job.ts'
import { searchJobsTool } from './search-jobs.ts'
import { suggestProfessionsTool } from './suggest-professions.ts'
import { type OpenTool, openTool } from './tool.ts'
import { whoFitsTool } from './who-fits.ts'

const forEveryone = [
  openTool(searchJobsTool),
  openTool(getJobTool),
  openTool(compareJobsTool),
  openTool(getEmployerTool),
  openTool(facetsTool),
  openTool(explainPayTool),
  openTool(suggestProfessionsTool),
]
/** A guest may set an alert by mail, and apply. */
const forApplicants = [openTool(draftAlertTool), openTool(draftApplicationMessageTool)]
const forSeekers = [
  openTool(saveJobTool),
  openTool(explainMatchTool),
  openTool(recommendTool),
  openTool(myAlertsTool),
]
const forPeople = [openTool(myApplicationsTool)]
const forEmployers = [openTool(improveAdTool), openTool(whoFitsTool), openTool(openApplicationsTool)]

/** What the actor may use: a tool that is not offered cannot be talked into anything. Each asks its policy once more. */
export function toolsFor(actor: Actor): readonly OpenTool[] {
  if (actor.kind === 'guest') return [...forEveryone, ...forApplicants]
  if (actor.kind !== 'user') return forEveryone
  return [
    ...forEveryone,
    ...forPeople,
    ...(canSeekJobs(actor) ? [...forApplicants, ...forSeekers] : []),
    ...(actor.memberships.length > 0 ? forEmployers : []),
  ]
}

/** What other assistants may use (`/mcp`): what everyone may look up, and with a key of that scope what somebody confirms. */
export function toolsForPrograms(actor: Actor): readonly OpenTool[] {
  return canDraftForOthers(actor) ? [...forPrograms, ...draftsOfPrograms] : forPrograms
}

const forPrograms = [
  openTool(searchJobsTool),
  openTool(getJobTool),
  openTool(getEmployerTool),
  openTool(facetsTool),
  openTool(explainPayTool),
]
const draftsOfPrograms = [openTool(saveJobTool), openTool(draftAlertTool)]
