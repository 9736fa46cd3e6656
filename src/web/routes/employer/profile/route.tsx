import { pagePlusSchema } from '../../../../domain/employers/page-plus/page-plus.schema.ts'
import { savePagePlus } from '../../../../domain/employers/page-plus/save-page-plus.ts'
import { employerProfileSchema } from '../../../../domain/employers/profile/employer-profile.schema.ts'
import { readEmployerProfile } from '../../../../domain/employers/profile/read-employer-profile.ts'
import { saveEmployerProfile } from '../../../../domain/employers/profile/save-employer-profile.ts'
import { href, localeOf } from '../../../addresses.ts'
import { EmployerArea } from '../../../parts/employer/employer-area.tsx'
import {
  mediaFormData,
  mediaForms,
  withPictures,
} from '../../../parts/employer/employer-profile/media-forms.server.ts'
import { MediaForms } from '../../../parts/employer/employer-profile/media-forms.tsx'
import { profileFormData } from '../../../parts/employer/employer-profile/profile-data.server.ts'
import { ProfileForm } from '../../../parts/employer/employer-profile/profile-form.tsx'
import { ProfileTabs } from '../../../parts/employer/employer-profile/profile-tabs.tsx'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'
import { textsOf } from '../../../texts.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { VerificationPart } from './verification-part.tsx'
import { verificationView } from './verification-view.server.ts'

export const loader = pageLoader(async (ctx, args: Route.LoaderArgs) => {
  const employer = await currentEmployer(ctx, args.request)
  const isMedia = new URL(args.request.url).searchParams.get('tab') === 'media'
  const profile = await readEmployerProfile(ctx, employer.employerId)
  const isOwner = profile.canChange
  const media = isMedia && isOwner ? await mediaFormData(ctx, employer.employerId, { withPlus: true }) : null
  const verification = isMedia ? null : verificationView(ctx, profile)
  return { employer, media, verification, form: profileFormData(ctx, profile) }
})

const answerForms = formAction({
  ...mediaForms,
  plus: form({ schema: pagePlusSchema }, async (ctx, plus, args) => {
    const { employerId } = await currentEmployer(ctx, args.request)
    await savePagePlus(ctx, { ...plus, employerId })
    return redirectWithToast(thisPageAgain(args.request), 'employer-area.plus.saved')
  }),
  profile: form({ schema: employerProfileSchema }, async (ctx, profile, { request }) => {
    const { employerId, query } = await currentEmployer(ctx, request)
    await saveEmployerProfile(ctx, { employerId, profile })
    return redirectWithToast(href('employer-profile', ctx.locale) + query, 'employer-area.profile.saved')
  }),
})

export const action = withPictures(answerForms)

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const [title, description] = [t('employer-area.profile.title'), t('employer-area.profile.intro')]
  return pageMeta(args, { title, description, isHidden: true })
}

export default function EmployerProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { employer, form, media, verification } = loaderData
  const here = to('employer-profile')
  return (
    <EmployerArea
      employer={employer}
      title={t('employer-area.profile.title')}
      intro={t(form.canChange ? 'employer-area.profile.intro' : 'employer-area.profile.read-only')}
      actions={
        <LinkButton variant="secondary" size="small" to={to('employer', { key: employer.employerId })}>
          {t('dashboard.employer.public')}
        </LinkButton>
      }
    >
      {form.canChange && (
        <ProfileTabs
          profileTo={here + employer.query}
          mediaTo={`${here}${employer.query ? `${employer.query}&` : '?'}tab=media`}
          isMedia={media !== null}
        />
      )}
      <div className="grid max-w-[48rem] gap-8">
        {verification && <VerificationPart verification={verification} />}
        {media ? (
          <MediaForms media={media} answer={actionData} />
        ) : (
          <ProfileForm
            key={form.fields.version}
            data={form}
            answer={actionData}
            submitText={t('employer-area.profile.save')}
          />
        )}
      </div>
    </EmployerArea>
  )
}
