import { z } from 'zod'

const words = z.string().trim().min(1).max(300)
const maybe = words.nullish()
const list = <T extends z.ZodType>(each: T) => z.array(each).max(60).nullish()

/** What a language model answers about a CV: words of the document, and nothing that it made of them. Checked before anything is believed. */
export const modelAnswerSchema = z.object({
  profession: maybe,
  specialty: maybe,
  positions: list(z.object({ period: words, title: maybe, employer: maybe, city: maybe })),
  education: list(z.object({ period: words, name: words, institution: maybe })),
  qualifications: list(words),
  languages: list(words),
  drivingLicence: maybe,
})

export type ModelAnswer = z.infer<typeof modelAnswerSchema>
