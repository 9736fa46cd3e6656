import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { emailSchema } from '../accounts/account.schema.ts'
import { rowIdSchema } from '../caller/row-id.schema.ts'
import { applicationStatuses, applicationTabs } from './application.status.ts'

const longText = z.string().trim().max(limits.applicationTextChars, 'application.text-too-long')

const phoneSchema = z.preprocess(
  value => (typeof value === 'string' && value.trim() === '' ? null : value),
  z
    .string()
    .trim()
    .regex(/^[+\d][\d\s()/.-]{3,39}$/, 'application.phone-wrong')
    .nullable()
    .default(null),
)

/** Who applies without an account. */
export const guestApplicantSchema = z.object({
  name: z
    .string({ error: 'application.name-missing' })
    .trim()
    .min(1, 'application.name-missing')
    .max(limits.nameChars, 'application.name-too-long'),
  email: emailSchema,
  phone: phoneSchema,
})
export type GuestApplicant = z.infer<typeof guestApplicantSchema>

/** What an application holds besides who sends it; answers by the question's id. */
export const applicationInputSchema = z.object({
  message: longText.default(''),
  answers: z.record(z.string().max(60), z.string().max(limits.applicationAnswerChars)).default({}),
  /** Attaches the CV of the seeker profile. */
  withProfileCv: z.boolean().default(false),
  fileIds: z.array(z.uuid()).max(limits.applicationFiles, 'application.too-many-files').default([]),
})

export type ApplicationInput = z.infer<typeof applicationInputSchema>

/** An ad's question as the employer wrote it. */
export const questionSchema = z.object({
  id: z.string(),
  kind: z.enum(['yes-no', 'choice', 'text']),
  text: z.string(),
  options: z.array(z.string()).default([]),
  isRequired: z.boolean().default(false),
})
export type Question = z.infer<typeof questionSchema>

/** With the words of the question as it was asked; a yes or no is stored as such. */
export type Answer = Pick<Question, 'id' | 'kind' | 'text'> & { answer: string }

/** Proposed times are typed as local times of the employer's place; the page hands them on as moments. */
export const invitationSchema = z.object({
  kind: z.enum(['on-site', 'phone', 'video']),
  place: z.string().trim().max(500, 'application.text-too-long').default(''),
  message: z.string().trim().max(limits.applicationNoteChars, 'application.text-too-long').default(''),
  slots: z
    .array(z.object({ startsAt: z.date(), minutes: z.int().min(10).max(480).default(45) }))
    .min(1, 'application.slot-missing')
    .max(limits.interviewSlots, 'application.too-many-slots'),
})
export type InvitationInput = z.infer<typeof invitationSchema>

/** A template for answers of an employer. */
export const answerTemplateSchema = z.object({
  name: z.string().trim().min(1, 'application.template-name-missing').max(120, 'application.text-too-long'),
  text: longText.min(1, 'application.text-missing'),
})

/** What one writes to the other side, or into a note. */
export const writtenSchema = z.object({ text: longText.min(1, 'application.text-missing') })

export const ownListSchema = z.object({
  tab: z
    .enum(Object.keys(applicationTabs) as [keyof typeof applicationTabs])
    .catch('all')
    .default('all'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
})

/** The filter of the employer's lists, as it stands in an address. Newest or oldest first, never by a score. */
export const employerFilterSchema = z.object({
  jobId: rowIdSchema.nullable().catch(null).default(null),
  status: z.enum(applicationStatuses).nullable().catch(null).default(null),
  q: z.string().trim().max(limits.searchTextChars).catch('').default(''),
  sort: z.enum(['newest', 'oldest']).catch('newest').default('newest'),
})
export type EmployerFilter = z.infer<typeof employerFilterSchema>
