import { TriangleAlert } from 'lucide-react'
import { useTexts } from '../../../use-texts.ts'

type Props = { notes: readonly string[]; text: 'noted-for-sender' | 'noted-with-preview' | 'noted' }

/** Warns of active content in the original, such as scripts or embedded files; worded for who sends it or who reads it. */
export function FileNotes({ notes, text }: Props) {
  const { t, locale } = useTexts()
  if (notes.length === 0) return null
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const what = list.format(notes.map(note => t(`file.notes.${note}`)))
  return (
    <p className="flex gap-1.5 text-sm text-warn">
      <TriangleAlert aria-hidden className="mt-0.75 size-4 shrink-0" strokeWidth={1.75} />
      <span>{t(`file.${text}`, { what })}</span>
    </p>
  )
}
