import { z } from 'zod'
import { findPersonCompany, noteOnboarding } from '../../../../domain/accounts/onboard.ts'
import { requireEmployerPerson } from '../../../../domain/employers/employer.policy.ts'
import { employerProfileSchema } from '../../../../domain/employers/profile/employer-profile.schema.ts'
import { readEmployerProfile } from '../../../../domain/employers/profile/read-employer-profile.ts'
import { saveEmployerProfile } from '../../../../domain/employers/profile/save-employer-profile.ts'
import { href, localeOf } from '../../../addresses.ts'
import {
  mediaFormData,
  mediaForms,
  withPictures,
} from '../../../parts/employer/employer-profile/media-forms.server.ts'
import { MediaForms } from '../../../parts/employer/employer-profile/media-forms.tsx'
import {
  emptyProfile,
  profileFormData,
} from '../../../parts/employer/employer-profile/profile-data.server.ts'
import { ProfileForm } from '../../../parts/employer/employer-profile/profile-form.tsx'
import { ProfileTabs } from '../../../parts/employer/employer-profile/profile-tabs.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { StepHeading } from '../../../ui/step-heading.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, args: Route.LoaderArgs) => {
  requireEmployerPerson(ctx.actor)
  const query = new URL(args.request.url).searchParams
  if (!query.has('employer')) {
    const profile = emptyProfile((await findPersonCompany(ctx)) ?? '')
    return { employerId: null, media: null, form: profileFormData(ctx, profile) }
  }
  const { employerId } = await currentEmployer(ctx, args.request)
  const profile = await readEmployerProfile(ctx, employerId)
  const isMedia = query.get('step') === 'media' && profile.canChange
  const media = isMedia ? await mediaFormData(ctx, employerId) : null
  return { employerId, media, form: profileFormData(ctx, profile) }
})

const answerForms = formAction({
  ...mediaForms,
  profile: form({ schema: employerProfileSchema }, async (ctx, profile, { request }) => {
    const isNew = !new URL(request.url).searchParams.has('employer')
    const known = isNew ? null : (await currentEmployer(ctx, request)).employerId
    const { employerId } = await saveEmployerProfile(ctx, { employerId: known, profile })
    const query = new URLSearchParams({ employer: String(employerId), step: 'media' })
    return redirectWithToast(`${href('create-employer', ctx.locale)}?${query}`, 'employer-area.create.saved')
  }),
  finish: form({ schema: z.object({}) }, async (ctx, _, { request }) => {
    const { employerId } = await currentEmployer(ctx, request)
    await noteOnboarding(ctx, { step: null, isComplete: true })
    return redirectWithToast(
      `${href('employer-dashboard', ctx.locale)}?employer=${employerId}`,
      'employer-area.create.done',
    )
  }),
})

export const action = withPictures(answerForms)

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const [title, description] = [t('employer-area.create.title'), t('employer-area.create.intro')]
  return pageMeta(args, { title, description, isHidden: true })
}

/** Two steps: the pictures come second, because they can only be stored once the employer exists. */
export default function CreateEmployer({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { employerId, media, form } = loaderData
  const here = to('create-employer') + (employerId === null ? '' : `?employer=${employerId}`)
  return (
    <AreaPage title={t('employer-area.create.title')} intro={t('employer-area.create.intro')} tabs={null}>
      <div className="grid max-w-[48rem] gap-6">
        <ProfileTabs
          profileTo={here}
          mediaTo={employerId === null ? null : `${here}&step=media`}
          isMedia={media !== null}
        />
        <StepHeading
          level="h2"
          className="text-xl"
          count={t('onboarding.step', { current: media ? 2 : 1, all: 2 })}
        >
          {t(`employer-area.profile.tab.${media ? 'media' : 'profile'}`)}
        </StepHeading>
        {media ? (
          <>
            <MediaForms media={media} answer={actionData} />
            <ActionButton form="finish" variant="next" leadsOn>
              {t('employer-area.create.finish')}
            </ActionButton>
          </>
        ) : (
          <ProfileForm
            key={form.fields.version}
            data={form}
            answer={actionData}
            submitText={t('employer-area.create.next')}
          />
        )}
      </div>
    </AreaPage>
  )
}
