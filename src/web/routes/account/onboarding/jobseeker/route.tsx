import { Link } from 'react-router'
import { z } from 'zod'
import { seekerStepSchemas } from '../../../../../domain/job-seekers/job-seeker.schema.ts'
import { seekerSteps } from '../../../../../domain/job-seekers/job-seeker.values.ts'
import { setVisibility } from '../../../../../domain/talent-pool/change-own-pool.ts'
import { visibilitySchema } from '../../../../../domain/talent-pool/talent-pool.schema.ts'
import { localeOf } from '../../../../addresses.ts'
import { wantedPath } from '../../../../destination.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionForm } from '../../../../ui/action-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { OnboardingPage } from '../onboarding-page.tsx'
import type { Route } from './+types/route.ts'
import { PlaceStep } from './place-step.tsx'
import { QualificationsStep } from './qualifications-step.tsx'
import { answerSeekerStep, goOn, loadSeekerStep } from './seeker-step.server.ts'
import { VisibilityStep } from './visibility-step.tsx'
import { WishesStep } from './wishes-step.tsx'
import { WorkStep } from './work-step.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) =>
  loadSeekerStep(ctx, new URL(request.url).searchParams.get('step'), wantedPath(request)),
)

const skipSchema = z.object({ step: z.enum(seekerSteps) })

export const action = formAction({
  work: form({ schema: seekerStepSchemas.work }, (ctx, values, { request }) =>
    answerSeekerStep(ctx, { step: 'work', values }, wantedPath(request)),
  ),
  place: form({ schema: seekerStepSchemas.place }, (ctx, values, { request }) =>
    answerSeekerStep(ctx, { step: 'place', values }, wantedPath(request)),
  ),
  wishes: form({ schema: seekerStepSchemas.wishes }, (ctx, values, { request }) =>
    answerSeekerStep(ctx, { step: 'wishes', values }, wantedPath(request)),
  ),
  qualifications: form({ schema: seekerStepSchemas.qualifications }, (ctx, values, { request }) =>
    answerSeekerStep(ctx, { step: 'qualifications', values }, wantedPath(request)),
  ),
  visibility: form({ schema: visibilitySchema }, async (ctx, values, { request }) => {
    await setVisibility(ctx, values)
    return goOn(ctx, 'visibility', wantedPath(request))
  }),
  skip: form({ schema: skipSchema }, (ctx, { step }, { request }) => goOn(ctx, step, wantedPath(request))),
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

export default function SeekerOnboarding({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { step, backTo, laterTo } = loaderData
  const current = seekerSteps.indexOf(step)
  const Step = views[step]
  return (
    <OnboardingPage
      title={t(`onboarding.seeker.${step}.title`)}
      intro={t(`onboarding.seeker.${step}.intro`)}
      steps={seekerSteps.map(name => t(`onboarding.seeker.${name}.title`))}
      current={current}
      laterTo={laterTo}
    >
      {current === 0 && (
        <p>
          {t('cv.lead.text')}{' '}
          <Link to={to('seeker-cv')} className="link inline-flex min-h-11 items-center">
            {t('cv.lead.go')}
          </Link>
        </p>
      )}
      <Step
        key={step}
        data={loaderData}
        answer={actionData}
        buttons={{
          isLast: current === seekerSteps.length - 1,
          backTo,
          skipForm: 'skip',
        }}
      />
      <ActionForm id="skip" form="skip" fields={{ step }} leadsOn />
    </OnboardingPage>
  )
}
