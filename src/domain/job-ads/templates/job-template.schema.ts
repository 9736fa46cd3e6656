import { z } from 'zod'
import { adLimits } from '../job-ad.values.ts'

export const templateNameSchema = z
  .string('ads.problem.template-name')
  .trim()
  .min(1, 'ads.problem.template-name')
  .max(adLimits.templateNameChars, 'ads.problem.too-long')
