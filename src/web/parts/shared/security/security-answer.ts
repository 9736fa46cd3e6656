import type { FormAnswer } from '../../../form-answer.ts'
import type { SecurityDone } from './key-forms.server.ts'

export type SecurityAnswer = FormAnswer<SecurityDone> | undefined
