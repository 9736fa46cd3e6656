import { type ActionFunctionArgs, redirect } from 'react-router'
import { z } from 'zod'
import {
  applicationInputSchema,
  guestApplicantSchema,
} from '../../../../domain/applications/application.schema.ts'
import { deleteApplicationDraft } from '../../../../domain/applications/applying/application-drafts.ts'
import { applyForJob } from '../../../../domain/applications/applying/apply-for-job.ts'
import { wrongAnswers } from '../../../../domain/applications/applying/check-answers.ts'
import { readApplyForm } from '../../../../domain/applications/applying/read-apply-form.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { requirePerson } from '../../../../domain/caller/person.policy.ts'
import { ownerOf } from '../../../../domain/files/file.policy.ts'
import { addSeekerProfile } from '../../../../domain/job-seekers/add-seeker-profile.ts'
import { localeOf } from '../../../addresses.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { withUploads } from '../../../parts/shared/upload/with-uploads.server.ts'
import { contextToLeave } from '../../../server/browser-key.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'
import { textsOf } from '../../../texts.ts'
import type { Route } from './+types/route.ts'
import { ApplyForm } from './apply-form.tsx'
import { jobIdOf, loadApplyPage } from './apply-page.server.ts'
import { ApplyPage } from './apply-page.tsx'
import { AlreadyOpen, Closed, OnlySeekers, Sent } from './instead-of-form.tsx'

export const loader = pageLoader(async (ctx, args: Route.LoaderArgs) => {
  // A pending second factor: neither a guest nor signed in, so it has to be passed first.
  if (ctx.actor.kind !== 'guest') requirePerson(ctx.actor)
  return loadApplyPage(ctx, args)
})

const files = { files: z.array(z.uuid()).max(5, 'application.too-many-files').default([]) }
const seekerSchema = applicationInputSchema.omit({ fileIds: true }).extend(files)
const guestSchema = seekerSchema.extend(guestApplicantSchema.shape)

const answerForms = formAction({
  // Two forms, because an account already knows what a guest has to enter.
  'apply-as-guest': form({ schema: guestSchema, alsoWrong: wrongInAnswers }, async (ctx, input, args) => {
    const { name, email, phone, files: fileIds, ...rest } = input
    const facts = { jobId: jobIdOf(args.params), applicant: { name, email, phone } }
    // Without cookies the uploads are only found under the key that the page proposed.
    const asker = fileIds.length > 0 ? contextToLeave(args, 'uploads') : ctx
    await applyForJob(asker, { ...rest, fileIds, ...facts })
    return redirect(`${withoutQuery(args.request)}?sent=mail`)
  }),
  apply: form(
    { schema: seekerSchema, alsoWrong: wrongInAnswers },
    async (ctx, { files: fileIds, ...input }, args) => {
      const facts = { jobId: jobIdOf(args.params), applicant: null }
      const { applicationId } = await applyForJob(ctx, { ...input, fileIds, ...facts })
      return redirect(`${withoutQuery(args.request)}?sent=${applicationId}`)
    },
  ),
  'add-seeker': form({ schema: z.object({}) }, async (ctx, _input, { request }) => {
    await addSeekerProfile(ctx)
    return redirectWithToast(withoutQuery(request), 'seeker-area.added')
  }),
  discard: form({ schema: z.object({}) }, async (ctx, _input, args) => {
    if (ownerOf(ctx) !== null) await deleteApplicationDraft(ctx, { jobId: jobIdOf(args.params) })
    return redirect(withoutQuery(args.request))
  }),
})

export const action = withUploads({ field: 'files', purpose: 'application' }, answerForms)

function withoutQuery(request: Request): string {
  return thisPageAgain(request, { only: [] })
}

/** The questions are the ad's own, so no static schema can check the answers. */
async function wrongInAnswers(ctx: Context, fields: FormData, args: ActionFunctionArgs) {
  const { questions } = await readApplyForm(ctx, { jobId: jobIdOf(args.params) })
  const given = questions.map(({ id }) => [id, String(fields.get(`answers.${id}`) ?? '')])
  return wrongAnswers(questions, Object.fromEntries(given))
}

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('apply.title', { job: args.loaderData?.job.title ?? '' })
  return pageMeta(args, { title, description: t('apply.description'), isHidden: true })
}

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const { job, state } = loaderData
  return (
    <ApplyPage job={job}>
      {state.kind === 'sent' && <Sent applicationId={state.applicationId} employer={job.employer} />}
      {state.kind === 'already' && <AlreadyOpen applicationId={state.applicationId} />}
      {state.kind === 'closed' && <Closed job={job} />}
      {state.kind === 'only-seekers' && <OnlySeekers />}
      {state.kind === 'form' && <ApplyForm key={state.key} job={job} facts={state} answer={actionData} />}
    </ApplyPage>
  )
}
