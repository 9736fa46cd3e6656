import { useRef, useState } from 'react'
import { limits } from '../../../../config/limits.ts'
import type { FormMessage } from '../../../form-answer.ts'
import { Field, type FormField, useControl } from '../../../ui/field.tsx'
import { useTexts } from '../../../use-texts.ts'
import { useReadableFile } from '../upload/use-readable-file.ts'

const fileTypes = '.xml,.json,.csv,.tsv,.txt,.gz,.rss'
const megabytes = limits.feedUploadBytes / 1024 / 1024

/**
 * The file of a feed. Its size is checked before it is sent: the server refuses larger requests as a whole and cannot show the form again.
 */
export function FeedFileField({
  field,
  label,
  isOptional,
}: {
  field: FormField
  label: string
  isOptional?: boolean
}) {
  const { t } = useTexts()
  const [problem, setProblem] = useState<FormMessage | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useReadableFile(input, () => setProblem({ key: 'file.unreadable' }))
  const hint = t('feeds.file-hint', { mb: megabytes })
  const errors = problem ? [problem] : field.errors
  const { key, id, name, errorId, descriptionId } = field
  const shown = { key, id, name, errorId, descriptionId, errors }
  const control = useControl({ field: shown, hint, ...(isOptional && { isOptional }) })
  const check = (input: HTMLInputElement) => {
    const isOver = (input.files?.[0]?.size ?? 0) > limits.feedUploadBytes
    setProblem(isOver ? { key: 'feeds.problem.file-too-large', params: { mb: megabytes } } : null)
    if (isOver) input.value = ''
  }
  return (
    <Field field={shown} label={label} hint={hint}>
      <input
        {...control}
        ref={input}
        type="file"
        accept={fileTypes}
        className="file-input max-w-full"
        onChange={event => check(event.currentTarget)}
      />
    </Field>
  )
}
