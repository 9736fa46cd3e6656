import { redirect } from 'react-router'
import { findPersonCompany, noteOnboarding } from '../../../../domain/accounts/onboard.ts'
import type { Context } from '../../../../domain/context.ts'
import { listOwnInvitations } from '../../../../domain/employers/accept-invitation.ts'
import { requireEmployerPerson } from '../../../../domain/employers/employer.policy.ts'
import { employerOwnerships, employerTypes } from '../../../../domain/employers/employer.schema.ts'
import { findOwnEmployers } from '../../../../domain/employers/find-own-employers.ts'
import { jobValues } from '../../../../domain/jobs/job.values.ts'
import { jobValueLabel } from '../../../../domain/jobs/job-value-labels.ts'
import { href } from '../../../addresses.ts'
import { destinationPath } from '../../../destination.ts'
import { toastCookie } from '../../../http/cookies.ts'

export const employerSteps = ['find', 'create'] as const
export type EmployerStep = (typeof employerSteps)[number]

export async function loadEmployerSteps(ctx: Context, wanted: string | null) {
  requireEmployerPerson(ctx.actor)
  const [mappings, invitations] = await Promise.all([findOwnEmployers(ctx), listOwnInvitations(ctx)])
  const asked = employerSteps.find(step => step === wanted)
  const step: EmployerStep = asked ?? (mappings.length + invitations.length > 0 ? 'find' : 'create')
  const label = (values: readonly string[], name = 'employerType') =>
    values.map(value => ({ value, label: jobValueLabel(name, value, ctx.locale) }))
  return {
    step,
    mappings,
    invitations,
    companyName: await findPersonCompany(ctx),
    types: label(employerTypes),
    ownerships: label(employerOwnerships),
    sizes: label(jobValues.employerSize, 'employerSize'),
  }
}

export async function finishEmployerOnboarding(ctx: Context, note: string): Promise<Response> {
  const destination = await noteOnboarding(ctx, { step: null, isComplete: true })
  return redirect(destinationPath(destination, null, ctx.locale), {
    headers: { 'set-cookie': toastCookie(note) },
  })
}

export function toStep(ctx: Context, step: EmployerStep): Response {
  return redirect(`${href('onboarding-employer', ctx.locale)}?step=${step}`)
}
