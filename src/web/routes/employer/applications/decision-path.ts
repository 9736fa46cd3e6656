import type { ApplicationStatus } from '../../../../domain/applications/application.status.ts'
import type { Texts } from '../../../use-texts.ts'

/** Where a decision is written before it is sent: a rejection with its text, a hire with what comes with it. */
export function decisionPath(
  to: Texts['to'],
  { id, step, search }: { id: string; step: ApplicationStatus; search: string },
): string {
  if (step === 'hired') return `${to('employer-application', { id })}${search}#hire`
  return `${to('employer-rejections')}${search}${search ? '&' : '?'}id=${id}`
}
