import { redirect } from 'react-router'
import { loadOnboardingStep, noteOnboarding } from '../../../../domain/accounts/onboard.ts'
import type { Context } from '../../../../domain/context.ts'
import {
  availabilities,
  languageLevels,
  type SeekerStep,
  type SeekerStepInput,
  seekerSteps,
  spokenLanguages,
  visibilities,
} from '../../../../domain/job-seekers/job-seeker.schema.ts'
import { readOwnSeeker, saveSeekerStep } from '../../../../domain/job-seekers/save-seeker-step.ts'
import { jobValues } from '../../../../domain/jobs/job.values.ts'
import { jobValueLabel } from '../../../../domain/jobs/job-value-labels.ts'
import { listProfessions } from '../../../../domain/jobs/vocabulary-options.ts'
import { href } from '../../../addresses.ts'
import { destinationPath } from '../../../destination.ts'
import { toastCookie } from '../../../http/cookies.ts'

/** What the page of a step shows; only the options that the step needs. */
export async function loadSeekerStep(ctx: Context, wanted: string | null) {
  const seeker = await readOwnSeeker(ctx)
  const step = asStep(wanted) ?? asStep(await loadOnboardingStep(ctx)) ?? seekerSteps[0]
  const label = (name: string, values: readonly string[]) =>
    values.map(value => ({ value, label: jobValueLabel(name, value, ctx.locale) }))
  return {
    step,
    seeker,
    groups: step === 'work' ? listProfessions(ctx.locale) : null,
    employmentTypes: label(
      'employmentType',
      jobValues.employmentType.filter(type => type !== 'both'),
    ),
    shiftModels: label('shift', jobValues.shift),
    languages: label('language', spokenLanguages),
    levels: languageLevels,
    availabilities,
    visibilities,
  }
}

/** Saves a step and leads to the next one; after the last to the dashboard. */
export async function answerSeekerStep(ctx: Context, input: SeekerStepInput): Promise<Response> {
  await saveSeekerStep(ctx, input)
  return goOn(ctx, input.step)
}

export async function goOn(ctx: Context, step: SeekerStep): Promise<Response> {
  const next = seekerSteps[seekerSteps.indexOf(step) + 1] ?? null
  const destination = await noteOnboarding(ctx, { step: next, isComplete: next === null })
  if (next !== null) return redirect(`${href('onboarding-jobseeker', ctx.locale)}?step=${next}`)
  return redirect(destinationPath(destination, null, ctx.locale), {
    headers: { 'set-cookie': toastCookie('onboarding.done') },
  })
}

function asStep(value: string | null): SeekerStep | null {
  return seekerSteps.find(step => step === value) ?? null
}
