import { redirect } from 'react-router'
import { findPersonCompany, noteOnboarding } from '../../../../../domain/accounts/onboard.ts'
import type { Context } from '../../../../../domain/caller/context.ts'
import { requireEmployerPerson } from '../../../../../domain/employers/employer.policy.ts'
import { employerOwnerships, employerTypes } from '../../../../../domain/employers/employer.schema.ts'
import { findOwnEmployers } from '../../../../../domain/employers/find-own-employers.ts'
import { listOwnInvitations } from '../../../../../domain/employers/team/accept-invitation.ts'
import { jobValues } from '../../../../../vocabulary/jobs/job.values.ts'
import { jobValueLabel } from '../../../../../vocabulary/jobs/job-value-labels.ts'
import { destinationPath, stepPath } from '../../../../destination.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'

export const employerSteps = ['find', 'create'] as const
export type EmployerStep = (typeof employerSteps)[number]

/** Without a step in the address, starts with `find` if the person has any match or invitation, otherwise with `create`. */
export async function loadEmployerSteps(ctx: Context, asked: string | null, wanted: string | null) {
  requireEmployerPerson(ctx.actor)
  const [mappings, invitations] = await Promise.all([findOwnEmployers(ctx), listOwnInvitations(ctx)])
  const known = employerSteps.find(step => step === asked)
  const step: EmployerStep = known ?? (mappings.length + invitations.length > 0 ? 'find' : 'create')
  const label = (values: readonly string[], name = 'employerType') =>
    values.map(value => ({ value, label: jobValueLabel(name, value, ctx.locale) }))
  return {
    step,
    mappings,
    invitations,
    findTo: stepPath('onboarding-employer', 'find', { wanted, locale: ctx.locale }),
    createTo: stepPath('onboarding-employer', 'create', { wanted, locale: ctx.locale }),
    laterTo: destinationPath('employer-dashboard', wanted, ctx.locale),
    companyName: await findPersonCompany(ctx),
    types: label(employerTypes),
    ownerships: label(employerOwnerships),
    sizes: label(jobValues.employerSize, 'employerSize'),
  }
}

/** The onboarding counts as complete from here on and is not offered again. */
export async function finishEmployerOnboarding(
  ctx: Context,
  options: { note: string; wanted: string | null },
): Promise<Response> {
  const destination = await noteOnboarding(ctx, { step: null, isComplete: true })
  return redirectWithToast(destinationPath(destination, options.wanted, ctx.locale), options.note)
}

export function toStep(ctx: Context, step: EmployerStep, wanted: string | null): Response {
  return redirect(stepPath('onboarding-employer', step, { wanted, locale: ctx.locale }))
}
