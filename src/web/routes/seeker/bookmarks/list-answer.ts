import type { BookmarkKey } from '../../../../domain/bookmarks/bookmark.schema.ts'
import type { FormAnswer } from '../../../form-answer.ts'

/** Everything needed to put the bookmark back, including its note. */
export type Removed = BookmarkKey & { name: string; note: string }
export type ListAnswer = FormAnswer<Removed> | undefined
