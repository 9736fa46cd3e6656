import { redirect } from 'react-router'
import { findPersonCompany, noteOnboarding } from '../../../domain/accounts/onboard.ts'
import { requireEmployerPerson } from '../../../domain/employers/employer.policy.ts'
import { employerProfileSchema } from '../../../domain/employers/employer-profile.schema.ts'
import { saveEmployerProfile } from '../../../domain/employers/save-employer-profile.ts'
import { href, localeOf } from '../../addresses.ts'
import { getFacts } from '../../context.server.ts'
import { form, formAction } from '../../form.server.ts'
import { toastCookie } from '../../http/cookies.ts'
import { pageLoader } from '../../outcome.server.ts'
import { AreaPage } from '../../parts/area-page.tsx'
import { emptyProfile, profileFormData } from '../../parts/employer-profile/profile-data.server.ts'
import { ProfileForm } from '../../parts/employer-profile/profile-form.tsx'
import { pageMeta } from '../../parts/page-meta.ts'
import { textsOf } from '../../texts.ts'
import { useTexts } from '../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, _: Route.LoaderArgs) => {
  requireEmployerPerson(ctx.actor)
  return profileFormData(ctx, emptyProfile((await findPersonCompany(ctx)) ?? ''))
})

export const action = formAction({
  profile: form({ schema: employerProfileSchema }, async (ctx, profile, { context }) => {
    const { visitor } = getFacts(context)
    const { employerId } = await saveEmployerProfile(ctx, { employerId: null, profile, visitor })
    await noteOnboarding(ctx, { step: null, isComplete: true })
    return redirect(`${href('employer-dashboard', ctx.locale)}?employer=${employerId}`, {
      headers: { 'set-cookie': toastCookie('employer-area.create.done') },
    })
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const [title, description] = [t('employer-area.create.title'), t('employer-area.create.intro')]
  return pageMeta(args, { title, description, isHidden: true })
}

/** An employer is created: first what it tells of itself, then its pictures. */
export default function CreateEmployer({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AreaPage title={t('employer-area.create.title')} intro={t('employer-area.create.intro')} tabs={null}>
      <div className="max-w-[48rem]">
        <ProfileForm data={loaderData} answer={actionData} submitText={t('employer-area.create.next')} />
      </div>
    </AreaPage>
  )
}
