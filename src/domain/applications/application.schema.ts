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

/** Input of an application apart from its sender; answers keyed by question id. */
export const applicationInputSchema = z.object({
  message: longText.default(''),
  answers: z.record(z.string().max(60), z.string().max(limits.applicationAnswerChars)).default({}),
  withProfileCv: z.boolean().default(false),
  fileIds: z.array(z.uuid()).max(limits.applicationFiles, 'application.too-many-files').default([]),
})

export type ApplicationInput = z.infer<typeof applicationInputSchema>

export const questionSchema = z.object({
  id: z.string(),
  kind: z.enum(['yes-no', 'choice', 'text']),
  text: z.string(),
  options: z.array(z.string()).default([]),
  isRequired: z.boolean().default(false),
})
export type Question = z.infer<typeof questionSchema>

/** With the question's wording at the time; yes/no is stored as text. */
export type Answer = Pick<Question, 'id' | 'kind' | 'text'> & { answer: string }

/** Proposed times are entered in the employer's local time; the page converts them to instants. */
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

export const rejectionTemplateSchema = z.object({
  name: z.string().trim().min(1, 'application.template-name-missing').max(120, 'application.text-too-long'),
  text: longText.min(1, 'application.text-missing'),
})

export const writtenSchema = z.object({ text: longText.min(1, 'application.text-missing') })

export const ownListSchema = z.object({
  tab: z
    .enum(Object.keys(applicationTabs) as [keyof typeof applicationTabs])
    .catch('all')
    .default('all'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
})

/** Filter of the employer's lists, from the URL. Sorted by date only, never by a score. */
export const employerFilterSchema = z.object({
  jobId: rowIdSchema.nullable().catch(null).default(null),
  status: z.enum(applicationStatuses).nullable().catch(null).default(null),
  q: z.string().trim().max(limits.searchTextChars).catch('').default(''),
  sort: z.enum(['newest', 'oldest']).catch('newest').default('newest'),
})
export type EmployerFilter = z.infer<typeof employerFilterSchema>
