import { z } from 'zod'
import { adLimits } from './job-ad.values.ts'

/** The three fields that an ad can be begun with. Pay is checked again with the whole ad. */
export const adPreviewSchema = z.object({
  title: z
    .string('ads.problem.title')
    .trim()
    .min(1, 'ads.problem.title')
    .max(adLimits.titleChars, 'ads.problem.title'),
  place: z.string('ads.problem.places').trim().min(1, 'ads.problem.places').max(100, 'ads.problem.places'),
  pay: z
    .string()
    .trim()
    .regex(/^[\d.,'’ ]*$/, 'ads.problem.number')
    .max(12, 'ads.problem.number')
    .default(''),
})
