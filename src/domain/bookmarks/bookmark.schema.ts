import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { rowIdSchema } from '../caller/row-id.schema.ts'

/** A job or an employer. */
export const bookmarkSchema = z.object({ kind: z.enum(['job', 'employer']), id: rowIdSchema })
export type BookmarkKey = z.infer<typeof bookmarkSchema>

export const bookmarkNoteSchema = bookmarkSchema.extend({
  note: z
    .string()
    // Browsers submit CRLF line breaks but count each as one character towards the field's limit.
    .transform(text => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(limits.bookmarkNoteChars, 'bookmark-list.note.too-long'))
    .default(''),
})

/** A page of the list, from URL parameters. */
export const savedListSchema = z.object({
  q: z.string().trim().max(limits.searchTextChars).catch('').default(''),
  page: z.coerce.number().int().min(1).max(1_000).catch(1).default(1),
})
export type SavedListInput = z.infer<typeof savedListSchema>
