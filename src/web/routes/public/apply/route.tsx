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
import { addSeekerProfile } from '../../../../domain/job-seekers/add-seeker-profile.ts'
import { localeOf, pagePath } from '../../../addresses.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { fileHolder } from '../../../parts/shared/upload/file-holder.server.ts'
import { withUploads } from '../../../parts/shared/upload/with-uploads.server.ts'
import { getFacts } from '../../../server/context.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { toastCookie } from '../../../server/http/cookies.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import type { Route } from './+types/route.ts'
import { ApplyForm } from './apply-form.tsx'
import { jobIdOf, loadApplyPage } from './apply-page.server.ts'
import { ApplyPage } from './apply-page.tsx'
import { AlreadyOpen, Closed, OnlySeekers, Sent } from './instead-of-form.tsx'

export const loader = pageLoader(async (ctx, args: Route.LoaderArgs) => {
  // Half signed in is neither a guest nor a person.
  if (ctx.actor.kind !== 'guest') requirePerson(ctx.actor)
  return loadApplyPage(ctx, args)
})

const files = { files: z.array(z.uuid()).max(5, 'application.too-many-files').default([]) }
const seekerSchema = applicationInputSchema.omit({ fileIds: true }).extend(files)
const guestSchema = seekerSchema.extend(guestApplicantSchema.shape)

const answerForms = formAction({
  // Guests fill in one form and people with an account another: what a guest must give, the account knows.
  'apply-as-guest': form({ schema: guestSchema, alsoWrong: wrongInAnswers }, async (ctx, input, args) => {
    const { name, email, phone, files: fileIds, ...rest } = input
    const { visitor } = getFacts(args.context)
    const facts = { jobId: jobIdOf(args.params), applicant: { name, email, phone }, visitor }
    await applyForJob(ctx, { ...rest, fileIds, ...facts, holder: fileHolder(args) })
    return redirect(`${pathOf(args.request)}?sent=mail`)
  }),
  apply: form(
    { schema: seekerSchema, alsoWrong: wrongInAnswers },
    async (ctx, { files: fileIds, ...input }, args) => {
      const { visitor } = getFacts(args.context)
      const facts = { jobId: jobIdOf(args.params), applicant: null, holder: fileHolder(args), visitor }
      const { applicationId } = await applyForJob(ctx, { ...input, fileIds, ...facts })
      return redirect(`${pathOf(args.request)}?sent=${applicationId}`)
    },
  ),
  'add-seeker': form({ schema: z.object({}) }, async (ctx, _input, { request }) => {
    await addSeekerProfile(ctx)
    return redirect(pathOf(request), { headers: { 'set-cookie': toastCookie('seeker-area.added') } })
  }),
  discard: form({ schema: z.object({}) }, async (ctx, _input, args) => {
    const holder = fileHolder(args)
    if (holder) await deleteApplicationDraft(ctx, { jobId: jobIdOf(args.params), holder })
    return redirect(pathOf(args.request))
  }),
})

export const action = withUploads({ field: 'files', purpose: 'application' }, answerForms)

/** The questions are the ad's own, so no schema knows them. */
async function wrongInAnswers(ctx: Context, fields: FormData, args: ActionFunctionArgs) {
  const { questions } = await readApplyForm(ctx, { jobId: jobIdOf(args.params), holder: null })
  const given = questions.map(({ id }) => [id, String(fields.get(`answers.${id}`) ?? '')])
  return wrongAnswers(questions, Object.fromEntries(given))
}

function pathOf(request: Request): string {
  return pagePath(new URL(request.url).pathname)
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
