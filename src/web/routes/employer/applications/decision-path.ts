import type { ApplicationStatus } from '../../../../domain/applications/application.status.ts'
import type { Texts } from '../../../use-texts.ts'

/** Where a hire or rejection is written before it takes effect. */
export function decisionPath(
  to: Texts['to'],
  { id, step, search }: { id: string; step: ApplicationStatus; search: string },
): string {
  if (step === 'hired') return `${to('employer-application', { id })}${search}#hire`
  return `${to('employer-rejections')}${search}${search ? '&' : '?'}id=${id}`
}
