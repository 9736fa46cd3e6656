import { redirect } from 'react-router'
import { employerProfileSchema } from '../../../../domain/employers/employer-profile.schema.ts'
import { readEmployerProfile } from '../../../../domain/employers/read-employer-profile.ts'
import { saveEmployerProfile } from '../../../../domain/employers/save-employer-profile.ts'
import { href, localeOf } from '../../../addresses.ts'
import { getFacts } from '../../../context.server.ts'
import { form, formAction } from '../../../form.server.ts'
import { toastCookie } from '../../../http/cookies.ts'
import { pageLoader } from '../../../outcome.server.ts'
import { currentEmployer } from '../../../parts/current-employer.server.ts'
import { EmployerArea } from '../../../parts/employer-area.tsx'
import { profileFormData } from '../../../parts/employer-profile/profile-data.server.ts'
import { ProfileForm } from '../../../parts/employer-profile/profile-form.tsx'
import { pageMeta } from '../../../parts/page-meta.ts'
import { textsOf } from '../../../texts.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const employer = await currentEmployer(ctx, request)
  const profile = await readEmployerProfile(ctx, employer.employerId)
  return { employer, form: profileFormData(ctx, profile) }
})

export const action = formAction({
  profile: form({ schema: employerProfileSchema }, async (ctx, profile, { request, context }) => {
    const { employerId, query } = await currentEmployer(ctx, request)
    await saveEmployerProfile(ctx, { employerId, profile, visitor: getFacts(context).visitor })
    return redirect(href('employer-profile', ctx.locale) + query, {
      headers: { 'set-cookie': toastCookie('employer-area.profile.saved') },
    })
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const [title, description] = [t('employer-area.profile.title'), t('employer-area.profile.intro')]
  return pageMeta(args, { title, description, isHidden: true })
}

/** What an employer tells of itself; its owners change it, its recruiters read it. */
export default function EmployerProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { employer, form } = loaderData
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
      <div className="max-w-[48rem]">
        <ProfileForm
          key={form.fields.version}
          data={form}
          answer={actionData}
          submitText={t('employer-area.profile.save')}
        />
      </div>
    </EmployerArea>
  )
}
