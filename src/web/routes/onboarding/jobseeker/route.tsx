import { Form } from 'react-router'
import { z } from 'zod'
import { seekerStepSchemas, seekerSteps } from '../../../../domain/job-seekers/job-seeker.schema.ts'
import { localeOf } from '../../../addresses.ts'
import { form, formAction } from '../../../form.server.ts'
import { pageLoader } from '../../../outcome.server.ts'
import { pageMeta } from '../../../parts/page-meta.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import { OnboardingPage } from '../onboarding-page.tsx'
import type { Route } from './+types/route.ts'
import { PlaceStep } from './place-step.tsx'
import { QualificationsStep } from './qualifications-step.tsx'
import { answerSeekerStep, goOn, loadSeekerStep } from './seeker-step.server.ts'
import { VisibilityStep } from './visibility-step.tsx'
import { WishesStep } from './wishes-step.tsx'
import { WorkStep } from './work-step.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) =>
  loadSeekerStep(ctx, new URL(request.url).searchParams.get('step')),
)

const skipSchema = z.object({ step: z.enum(seekerSteps) })

export const action = formAction({
  work: form({ schema: seekerStepSchemas.work }, (ctx, values) =>
    answerSeekerStep(ctx, { step: 'work', values }),
  ),
  place: form({ schema: seekerStepSchemas.place }, (ctx, values) =>
    answerSeekerStep(ctx, { step: 'place', values }),
  ),
  wishes: form({ schema: seekerStepSchemas.wishes }, (ctx, values) =>
    answerSeekerStep(ctx, { step: 'wishes', values }),
  ),
  qualifications: form({ schema: seekerStepSchemas.qualifications }, (ctx, values) =>
    answerSeekerStep(ctx, { step: 'qualifications', values }),
  ),
  visibility: form({ schema: seekerStepSchemas.visibility }, (ctx, values) =>
    answerSeekerStep(ctx, { step: 'visibility', values }),
  ),
  skip: form({ schema: skipSchema }, (ctx, { step }) => goOn(ctx, step)),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('onboarding.seeker.title')
  return pageMeta(args, { title, description: t('onboarding.seeker.intro'), isHidden: true })
}

const views = {
  work: WorkStep,
  place: PlaceStep,
  wishes: WishesStep,
  qualifications: QualificationsStep,
  visibility: VisibilityStep,
}

/** What a job seeker looks for and brings along, in five short steps. */
export default function SeekerOnboarding({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { step } = loaderData
  const current = seekerSteps.indexOf(step)
  const previous = seekerSteps[current - 1]
  const Step = views[step]
  return (
    <OnboardingPage
      title={t(`onboarding.seeker.${step}.title`)}
      intro={t(`onboarding.seeker.${step}.intro`)}
      steps={seekerSteps.map(name => t(`onboarding.seeker.${name}.title`))}
      current={current}
      laterTo={to('dashboard')}
    >
      <Step
        key={step}
        data={loaderData}
        answer={actionData}
        buttons={{
          isLast: current === seekerSteps.length - 1,
          backTo: previous ? `${to('onboarding-jobseeker')}?step=${previous}` : null,
          skipForm: 'skip',
        }}
      />
      <Form method="post" id="skip" className="hidden">
        <input type="hidden" name="form" value="skip" />
        <input type="hidden" name="step" value={step} />
      </Form>
    </OnboardingPage>
  )
}
