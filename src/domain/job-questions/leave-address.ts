import { limits } from '../../config/limits.ts'
import { limitStrangersMails } from '../accounts/steps/limit-mails.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import { newLinkKey } from '../caller/signed-link.ts'
import { readJob } from '../jobs/read-job.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { requireGuestAsker } from './job-question.policy.ts'
import { listOwnAsked } from './job-question.queries.ts'
import { joinAddress, keepAddress } from './question-address.queries.ts'
import { questionTokenOf } from './steps/question-link.ts'

/**
 * Keeps a guest's address for the answers to what the same browser has asked about the ad; it does nothing until the mail is confirmed. The
 * response reveals nothing about the address.
 * @throws {Conflict} when the browser has asked nothing; NotAllowed for people with an account; NotFound, {TooMany}
 */
export async function leaveQuestionAddress(
  ctx: Context,
  input: { jobId: number; email: string },
): Promise<void> {
  const asker = requireGuestAsker(ctx)
  const job = await readJob(ctx, input.jobId)
  const email = input.email.trim().toLowerCase()
  await limitTries(ctx, {
    kind: 'question-address',
    subject: ctx.client.address,
    tries: limits.questionAddressesPerHour,
    windowMinutes: 60,
  })
  await limitStrangersMails(ctx, email)
  await inTransaction(ctx, async inside => {
    const { db, locale } = inside
    const asked = await listOwnAsked(db, { jobId: job.id, asker })
    if (asked.length === 0) throw new Conflict('question.problem.nothing-asked')
    const left = { jobId: job.id, email, locale, linkKey: newLinkKey(), now: inside.now() }
    const address = await keepAddress(db, left)
    await joinAddress(db, { jobId: job.id, asker, addressId: address.id })
    if (address.confirmedAt !== null) return
    await queueMail(inside, {
      to: email,
      template: 'question-confirm',
      props: {
        job: job.title,
        employer: job.employer.name,
        url: inside.links.question(questionTokenOf(inside, address.linkKey), address.locale),
      },
      locale: address.locale,
    })
  })
}
