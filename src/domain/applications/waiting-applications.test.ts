import { describe, expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import { as, emptyApplication, openHiring } from '../../../tests/support/applications.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { applyForJob } from './applying/apply-for-job.ts'
import { inviteApplicant } from './exchange/invite-applicant.ts'
import { sendMessage } from './exchange/send-message.ts'
import { listOwnApplications, listWaitingApplications } from './list-own-applications.ts'
import { moveApplication } from './move-application.ts'

const db = await testDatabase()
const base = accountContext(db)
const asSeeker = as(base, await makePerson(db))
let minutes = 0
/** One minute apart, so that sorting by time alone would give another order. */
const apply = async () => {
  const house = await openHiring(base)
  const at = new Date(base.now().getTime() + minutes++ * 60_000)
  const { applicationId } = await applyForJob(
    { ...asSeeker, now: () => at },
    { ...emptyApplication, jobId: house.jobId, applicant: null },
  )
  return { ...house, id: applicationId ?? '' }
}

describe('the own applications', () => {
  it('stand in the order in which they need their applicant: an invitation, a message, what runs, what has ended', async () => {
    const [invited, written, running, ended] = [await apply(), await apply(), await apply(), await apply()]
    const slots = [{ startsAt: new Date(base.now().getTime() + 3 * 86_400_000), minutes: 45 }]
    await inviteApplicant(invited.asOwner, {
      applicationId: invited.id,
      kind: 'on-site',
      place: 'Haus 4',
      message: '',
      slots,
    })
    await sendMessage(written.asOwner, {
      applicationId: written.id,
      text: 'Wann können Sie beginnen?',
      fileIds: [],
    })
    await sendMessage(ended.asOwner, {
      applicationId: ended.id,
      text: 'Vielen Dank.',
      fileIds: [],
    })
    await moveApplication(ended.asOwner, { applicationId: ended.id, to: 'rejected' })
    const { rows } = await listOwnApplications(asSeeker, { tab: 'all', page: 1 })
    expect(rows.map(({ id }) => id)).toEqual([invited.id, written.id, running.id, ended.id])
    const waiting = await listWaitingApplications(asSeeker)
    expect(waiting.map(({ id }) => id)).toEqual([invited.id, written.id])
  })
})
