import { type Gross, type GrossQuestion, grossOf } from './gross-of.ts'
import { stepTimes } from './step-of-years.ts'

/** A step of a group with after how many years of experience it is reached. */
export type PayFrom = { afterYears: number; gross: Gross }

/**
 * What a group gives as experience grows, step by step. Empty where the scheme has step times that nobody has looked up, or amounts that
 * are not known.
 */
export function payByYears({ scheme, group, workloadPercent, on }: Omit<GrossQuestion, 'step'>): PayFrom[] {
  return stepTimes({ scheme, group, on }).flatMap(({ step, after }) => {
    const gross = grossOf({ scheme, group, step, workloadPercent, on })
    return gross.kind === 'gross' ? [{ afterYears: after, gross }] : []
  })
}
