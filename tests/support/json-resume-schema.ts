import { z } from 'zod'

/**
 * What the schema of jsonresume.org (resume-schema, draft 4, version 1) says of each field: its name and type. It lets programs add fields
 * anywhere but in the root; here nothing may be added, so that a name with a slip in it is found.
 */
const text = z.string().optional()
const texts = z.array(z.string()).optional()
const address = z.url().optional()
const date = z
  .string()
  .regex(/^([1-2]\d{3}-[0-1]\d-[0-3]\d|[1-2]\d{3}-[0-1]\d|[1-2]\d{3})$/)
  .optional()
const list = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.strictObject(shape)).optional()
const period = { startDate: date, endDate: date }

export const jsonResumeSchema = z.strictObject({
  $schema: address,
  basics: z
    .strictObject({
      ...{ name: text, label: text, image: text, phone: text, summary: text },
      ...{ email: z.email().optional(), url: address },
      location: z
        .strictObject({ address: text, postalCode: text, city: text, countryCode: text, region: text })
        .optional(),
      profiles: list({ network: text, username: text, url: address }),
    })
    .optional(),
  work: list({
    ...{ name: text, location: text, description: text, position: text, url: address },
    ...{ ...period, summary: text, highlights: texts },
  }),
  volunteer: list({
    ...{ organization: text, position: text, url: address, ...period },
    ...{ summary: text, highlights: texts },
  }),
  education: list({
    ...{ institution: text, url: address, area: text, studyType: text, ...period },
    ...{ score: text, courses: texts },
  }),
  awards: list({ title: text, date, awarder: text, summary: text }),
  certificates: list({ name: text, date, url: address, issuer: text }),
  publications: list({ name: text, publisher: text, releaseDate: date, url: address, summary: text }),
  skills: list({ name: text, level: text, keywords: texts }),
  languages: list({ language: text, fluency: text }),
  interests: list({ name: text, keywords: texts }),
  references: list({ name: text, reference: text }),
  projects: list({
    ...{ name: text, description: text, highlights: texts, keywords: texts, ...period },
    ...{ url: address, roles: texts, entity: text, type: text },
  }),
  meta: z.strictObject({ canonical: address, version: text, lastModified: text }).optional(),
})
