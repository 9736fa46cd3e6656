import type { FormAnswer } from '../../../form-answer.ts'
import type { SecurityDone } from './key-forms.server.ts'

/** What the action said to one of the forms of the page. */
export type SecurityAnswer = FormAnswer<SecurityDone> | undefined
