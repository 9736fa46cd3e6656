/** Immediately, daily at 8:00, or Mondays at 8:00, Berlin time. */
export const alertFrequencies = ['instant', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** Why a job is refused; offered as choices, and counted. */
export const refusalReasons = ['profession', 'place', 'pay', 'hours', 'employer', 'other'] as const
export type RefusalReason = (typeof refusalReasons)[number]
