import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../../use-texts.ts'

type Props = { fieldId: string; prepared: readonly { id: number; name: string; text: string; to: string }[] }

/** With scripts a prepared answer is put where the cursor is; without, the page comes again with it as the beginning. */
export function PreparedAnswers({ fieldId, prepared }: Props) {
  const { t } = useTexts()
  if (prepared.length === 0) return null
  const insert = (text: string) => (event: MouseEvent) => {
    const field = document.getElementById(fieldId)
    if (!(field instanceof HTMLTextAreaElement)) return
    event.preventDefault()
    field.focus()
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <details className="rounded-control border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {t('support.admin.prepared.title')}
      </summary>
      <ul className="pb-2">
        {prepared.map(({ id, name, text, to }) => (
          <li key={id}>
            <Link to={to} onClick={insert(text)} className="link inline-flex min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
