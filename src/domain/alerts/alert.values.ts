/** At once, every morning at eight, or on Mondays at eight, in Berlin. */
export const alertFrequencies = ['instant', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** Why an ad is not what its reader looks for; shown as choices, and counted. */
export const refusalReasons = ['profession', 'place', 'pay', 'hours', 'employer', 'other'] as const
export type RefusalReason = (typeof refusalReasons)[number]
