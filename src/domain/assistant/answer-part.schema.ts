import { z } from 'zod'

/** Values of search parameters, or of a draft, by name. */
const fields = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.array(z.number())]),
)

const text = z.string().min(1)
const id = z.int().min(1)

/** Plain text: a blank line ends a paragraph, lines beginning with "- " are a list; no markup and no links. */
const textPart = z.strictObject({ type: z.literal('text'), text })

/** What was searched by, with the names and values of the search's parameters; only those that are set. */
const filtersPart = z.strictObject({ type: z.literal('filters'), filters: fields })

const jobsPart = z.strictObject({
  type: z.literal('jobs'),
  ids: z.array(id),
  total: z.int().min(0),
})

/** As many cells in each row as there are columns; `jobIds` one per column, if the columns are ads. */
const tablePart = z.strictObject({
  type: z.literal('table'),
  caption: text,
  columns: z.array(z.string()),
  rows: z.array(z.strictObject({ label: text, cells: z.array(z.string()) })),
  jobIds: z.array(id).optional(),
})

/** Something that the person may have done by a click; nothing is written before. */
const draftPart = z.strictObject({
  type: z.literal('draft'),
  kind: z.enum(['alert', 'application-message', 'saved-job']),
  fields,
})

/** What may be said next; `text` is sent as the next turn. */
const choicesPart = z.strictObject({
  type: z.literal('choices'),
  choices: z.array(z.strictObject({ label: text, text })),
})

/** `page` is an address on this site. */
const sourcesPart = z.strictObject({
  type: z.literal('sources'),
  sources: z.array(
    z.strictObject({
      label: text,
      page: z.string().startsWith('/').optional(),
      checkedOn: z.string().optional(),
    }),
  ),
})

const handoverPart = z.strictObject({
  type: z.literal('handover'),
  to: z.enum(['support', 'sign-in', 'profile', 'job']),
  id: id.optional(),
})

/** One part of what the assistant answers; an answer is a list of them, in reading order. */
export const answerPart = z.discriminatedUnion('type', [
  textPart,
  filtersPart,
  jobsPart,
  tablePart,
  draftPart,
  choicesPart,
  sourcesPart,
  handoverPart,
])

export type AnswerPart = z.infer<typeof answerPart>
