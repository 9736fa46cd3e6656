import { z } from 'zod'

/** Of the band above an employer's page, which carries no text. */
export const pageTones = ['teal', 'blue', 'violet', 'rose', 'amber', 'green'] as const
export type PageTone = (typeof pageTones)[number]

export const pagePlusSchema = z.object({
  videoUrl: z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'employer-words.plus.problem.video' })
    .max(500, 'employer-words.plus.problem.video')
    .optional(),
  tone: z.enum(pageTones).optional(),
})
