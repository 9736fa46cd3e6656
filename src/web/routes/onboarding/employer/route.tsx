import { z } from 'zod'
import { askForEmployer } from '../../../../domain/employers/ask-for-employer.ts'
import { createOwnEmployer } from '../../../../domain/employers/create-own-employer.ts'
import { newEmployerSchema } from '../../../../domain/employers/employer-access.schema.ts'
import { localeOf } from '../../../addresses.ts'
import { getFacts } from '../../../context.server.ts'
import { form, formAction } from '../../../form.server.ts'
import { pageLoader } from '../../../outcome.server.ts'
import { acceptInvitationForm } from '../../../parts/accept-invitation.server.ts'
import { pageMeta } from '../../../parts/page-meta.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
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
  loadEmployerSteps(ctx, new URL(request.url).searchParams.get('step')),
)

const askSchema = z.object({ employerId: z.coerce.number().int().positive() })
const skipSchema = z.object({ step: z.enum(employerSteps) })

export const action = formAction({
  accept: acceptInvitationForm,
  ask: form({ schema: askSchema }, async (ctx, { employerId }, { context }) => {
    await askForEmployer(ctx, { employerId, visitor: getFacts(context).visitor })
    return finishEmployerOnboarding(ctx, 'onboarding.employer.asked')
  }),
  create: form({ schema: newEmployerSchema }, async (ctx, employer, { context }) => {
    await createOwnEmployer(ctx, { employer, visitor: getFacts(context).visitor })
    return finishEmployerOnboarding(ctx, 'onboarding.done')
  }),
  confirm: form({ schema: z.object({}) }, ctx => finishEmployerOnboarding(ctx, 'onboarding.done')),
  skip: form({ schema: skipSchema }, (ctx, { step }) =>
    step === 'find'
      ? Promise.resolve(toStep(ctx, 'create'))
      : finishEmployerOnboarding(ctx, 'onboarding.skipped'),
  ),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('onboarding.employer.title')
  return pageMeta(args, { title, description: t('onboarding.employer.intro'), isHidden: true })
}

/** Finds the employer that someone works for, or creates it. */
export default function EmployerOnboarding({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { step } = loaderData
  return (
    <OnboardingPage
      title={t(`onboarding.employer.${step}.title`)}
      intro={t(`onboarding.employer.${step}.intro`)}
      steps={employerStepNames.map(name => t(`onboarding.employer.${name}.title`))}
      current={employerStepNames.indexOf(step)}
      laterTo={to('employer-dashboard')}
    >
      {step === 'find' ? (
        <FindStep mappings={loaderData.mappings} invitations={loaderData.invitations} answer={actionData} />
      ) : (
        <CreateStep data={loaderData} answer={actionData} />
      )}
    </OnboardingPage>
  )
}

const employerStepNames = ['find', 'create'] as const
