import type { FormAnswer } from '../../../../form-answer.ts'
import type { loadSeekerStep } from './seeker-step.server.ts'

export type StepProps = {
  data: Awaited<ReturnType<typeof loadSeekerStep>>
  answer: FormAnswer<never> | undefined
  buttons: { isLast: boolean; backTo: string | null; skipForm: string }
}
