import { redirect } from 'react-router'
import { loadOnboardingStep, noteOnboarding } from '../../../../../domain/accounts/onboard.ts'
import type { Context } from '../../../../../domain/caller/context.ts'
import { listProfessions } from '../../../../../domain/job-search/vocabulary-options.ts'
import type { SeekerStepInput } from '../../../../../domain/job-seekers/job-seeker.schema.ts'
import {
  availabilities,
  languageLevels,
  type SeekerStep,
  seekerSteps,
  spokenLanguages,
} from '../../../../../domain/job-seekers/job-seeker.values.ts'
import { readOwnSeeker, saveSeekerStep } from '../../../../../domain/job-seekers/save-seeker-step.ts'
import { readPoolNews } from '../../../../../domain/talent-pool/read-own-pool.ts'
import { visibilities } from '../../../../../domain/talent-pool/talent-pool.values.ts'
import { jobValues } from '../../../../../vocabulary/jobs/job.values.ts'
import { jobValueLabel } from '../../../../../vocabulary/jobs/job-value-labels.ts'
import { destinationPath, stepPath } from '../../../../destination.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'

/** Without a step in the address, continues where the person stopped last time. */
export async function loadSeekerStep(ctx: Context, asked: string | null, wanted: string | null) {
  const seeker = await readOwnSeeker(ctx)
  const step = asStep(asked) ?? asStep(await loadOnboardingStep(ctx)) ?? seekerSteps[0]
  const label = (name: string, values: readonly string[]) =>
    values.map(value => ({ value, label: jobValueLabel(name, value, ctx.locale) }))
  const previous = seekerSteps[seekerSteps.indexOf(step) - 1]
  return {
    step,
    seeker,
    backTo: previous ? stepPath('onboarding-jobseeker', previous, { wanted, locale: ctx.locale }) : null,
    laterTo: destinationPath('dashboard', wanted, ctx.locale),
    professionText: seeker?.profession ? jobValueLabel('profession', seeker.profession, ctx.locale) : '',
    specialties: step === 'work' ? listProfessions(ctx.locale).specialties : [],
    employmentTypes: label(
      'employmentType',
      jobValues.employmentType.filter(type => type !== 'both'),
    ),
    shiftModels: label('shift', jobValues.shift),
    languages: label('language', spokenLanguages),
    levels: languageLevels,
    availabilities,
    visibilities,
    visibility:
      step === 'visibility' && (await readPoolNews(ctx)).isOn ? ('anonymous' as const) : ('off' as const),
  }
}

/** Leads to the next step; after the last one to `wanted`, or to the dashboard. */
export async function answerSeekerStep(
  ctx: Context,
  input: SeekerStepInput,
  wanted: string | null,
): Promise<Response> {
  await saveSeekerStep(ctx, input)
  return goOn(ctx, input.step, wanted)
}

export async function goOn(ctx: Context, step: SeekerStep, wanted: string | null): Promise<Response> {
  const next = seekerSteps[seekerSteps.indexOf(step) + 1] ?? null
  const destination = await noteOnboarding(ctx, { step: next, isComplete: next === null })
  const { locale } = ctx
  if (next !== null) return redirect(stepPath('onboarding-jobseeker', next, { wanted, locale }))
  return redirectWithToast(destinationPath(destination, wanted, locale), 'onboarding.done')
}

function asStep(value: string | null): SeekerStep | null {
  return seekerSteps.find(step => step === value) ?? null
}
