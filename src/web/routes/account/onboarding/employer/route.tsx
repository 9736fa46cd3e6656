import { z } from 'zod'
import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import { createOwnEmployer } from '../../../../../domain/employers/create-own-employer.ts'
import { askForEmployer } from '../../../../../domain/employers/team/ask-for-employer.ts'
import { newEmployerSchema } from '../../../../../domain/employers/team/employer-access.schema.ts'
import { localeOf } from '../../../../addresses.ts'
import { wantedPath } from '../../../../destination.ts'
import { acceptInvitationForm } from '../../../../parts/shared/accept-invitation.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import { OnboardingPage } from '../onboarding-page.tsx'
import type { Route } from './+types/route.ts'
import { CreateStep } from './create-step.tsx'
import {
  employerSteps,
  finishEmployerOnboarding,
  loadEmployerSteps,
  toStep,
} from './employer-steps.server.ts'
import { FindStep } from './find-step.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) =>
  loadEmployerSteps(ctx, new URL(request.url).searchParams.get('step'), wantedPath(request)),
)

const askSchema = z.object({ employerId: rowIdSchema })
const skipSchema = z.object({ step: z.enum(employerSteps) })

export const action = formAction({
  accept: acceptInvitationForm,
  ask: form({ schema: askSchema }, async (ctx, { employerId }, { request }) => {
    await askForEmployer(ctx, { employerId })
    return finishEmployerOnboarding(ctx, { note: 'onboarding.employer.asked', wanted: wantedPath(request) })
  }),
  create: form({ schema: newEmployerSchema }, async (ctx, employer, { request }) => {
    await createOwnEmployer(ctx, { employer })
    return finishEmployerOnboarding(ctx, { note: 'onboarding.done', wanted: wantedPath(request) })
  }),
  confirm: form({ schema: z.object({}) }, (ctx, _input, { request }) =>
    finishEmployerOnboarding(ctx, { note: 'onboarding.done', wanted: wantedPath(request) }),
  ),
  skip: form({ schema: skipSchema }, async (ctx, { step }, { request }) => {
    const wanted = wantedPath(request)
    if (step === 'find') return toStep(ctx, 'create', wanted)
    return finishEmployerOnboarding(ctx, { note: 'onboarding.skipped', wanted })
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('onboarding.employer.title')
  return pageMeta(args, { title, description: t('onboarding.employer.intro'), isHidden: true })
}

export default function EmployerOnboarding({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { step } = loaderData
  const hasNone = loaderData.mappings.length + loaderData.invitations.length === 0
  const matter = step === 'find' && hasNone ? 'none' : step
  return (
    <OnboardingPage
      title={t(`onboarding.employer.${matter}.title`)}
      intro={t(`onboarding.employer.${matter}.intro`)}
      steps={employerStepNames.map(name => t(`onboarding.employer.${name}.title`))}
      current={employerStepNames.indexOf(step)}
      laterTo={loaderData.laterTo}
    >
      {step === 'find' ? (
        <FindStep
          mappings={loaderData.mappings}
          invitations={loaderData.invitations}
          createTo={loaderData.createTo}
          answer={actionData}
        />
      ) : (
        <CreateStep data={loaderData} answer={actionData} />
      )}
    </OnboardingPage>
  )
}

const employerStepNames = ['find', 'create'] as const
