import { z } from 'zod'
import { canBeShared, type SwitchKey, switchKeys } from '../caller/switch-key.values.ts'

export const switchStates = ['on', 'off', 'percent'] as const
export type SwitchState = (typeof switchStates)[number]

export const switchSchema = z
  .object({
    key: z.enum(switchKeys),
    state: z.enum(switchStates, 'admin.switches.problem.state'),
    percent: z.coerce
      .number('admin.switches.problem.percent')
      .int('admin.switches.problem.percent')
      .min(1, 'admin.switches.problem.percent')
      .max(99, 'admin.switches.problem.percent')
      .optional(),
    until: z.iso.date('admin.switches.problem.until').optional(),
    reason: z
      .string('admin.switches.problem.reason')
      .trim()
      .min(1, 'admin.switches.problem.reason')
      .max(500, 'admin.switches.problem.long'),
  })
  .refine(({ key, state }) => state !== 'percent' || canBeShared(key), {
    path: ['state'],
    error: 'admin.switches.problem.state',
  })
  .refine(({ state, percent }) => state !== 'percent' || percent !== undefined, {
    path: ['percent'],
    error: 'admin.switches.problem.percent',
  })
export type SwitchInput = z.infer<typeof switchSchema>

export type SwitchRow = {
  key: SwitchKey
  state: SwitchState
  percent: number | null
  /** A day such as `2026-12-01`. */
  until: string | null
  reason: string
  changedBy: string
  changedAt: Date
}
