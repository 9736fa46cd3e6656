import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { alertFrequencies, refusalReasons } from './alert.values.ts'

/** Spaces at both ends do not count; one line. */
export const alertNameSchema = z
  .string()
  .trim()
  .min(1, 'alert.problem.name')
  .max(limits.alertNameChars, 'alert.problem.name')
  .regex(/^[^\p{Cc}]*$/u, 'alert.problem.name')
export const alertFrequencySchema = z.enum(alertFrequencies)
export const refusalSchema = z.enum(refusalReasons)
