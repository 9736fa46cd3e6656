import type { ReactNode } from 'react'
import { type FilePurpose, kindsFor } from '../../../../domain/files/file.values.ts'
import type { FormField } from '../../../ui/field.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = { field: FormField; hint: ReactNode; purpose: FilePurpose; maxFiles: number }

/** What may be chosen. */
export function UploadHint({ field, hint, purpose, maxFiles }: Props) {
  const { t } = useTexts()
  const isDocument = kindsFor(purpose).includes('pdf')
  return (
    <p id={field.descriptionId} className="text-ink-soft text-sm">
      {hint} {t(isDocument ? 'file.kinds-documents' : 'file.kinds-pictures')}
      {maxFiles > 1 && ` ${t('file.at-most', { files: maxFiles })}`}
    </p>
  )
}

/** For the `accept` of a file input. */
export function kindsOf(purpose: FilePurpose): string {
  return kindsFor(purpose)
    .map(kind => (kind === 'jpg' ? '.jpg,.jpeg' : `.${kind}`))
    .join(',')
}
