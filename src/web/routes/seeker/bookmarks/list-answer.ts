import type { BookmarkKey } from '../../../../domain/bookmarks/bookmark.schema.ts'
import type { FormAnswer } from '../../../form-answer.ts'

/** What was taken off the list, as it is needed to put it back. */
export type Removed = BookmarkKey & { name: string; note: string }
export type ListAnswer = FormAnswer<Removed> | undefined
