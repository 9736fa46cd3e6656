import type { ReactNode } from 'react'
import type { FileFacts } from '../../../../domain/files/describe-files.ts'
import type { FilePurpose } from '../../../../domain/files/file.values.ts'
import type { FormField } from '../../../ui/field.tsx'

export type UploadProps = {
  /** The form's field with the ids of the files. The form has to be sent as `multipart/form-data`. */
  field: FormField
  label: string
  hint?: ReactNode
  isOptional?: boolean
  purpose: FilePurpose
  /** Files that the person has uploaded and not used yet; of these, the field shows those whose ids it has. */
  held: FileFacts[]
  maxFiles?: number
  /** Sends the form as soon as the chosen files have arrived; without scripts the form's button does. */
  isSavedAtOnce?: boolean
}

/** The plain field when the live one took its place: a dialog that was opened there still brings its files there. */
export type Begun = { keptIds: string[]; plain: HTMLInputElement; hasFocus: boolean }
