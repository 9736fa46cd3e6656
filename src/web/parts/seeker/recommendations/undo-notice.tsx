import { useEffect, useRef } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'

export type UndoView = { text: string; form: string; fields: Record<string, string | number> }

/** What was just hidden or deleted, with the way back. Takes the focus, because the button that had it is gone. */
export function UndoNotice({ text, form, fields }: UndoView) {
  const { t } = useTexts()
  const notice = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another notice
  useEffect(() => notice.current?.focus(), [text])
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-sunken px-4 py-3"
    >
      <p className="min-w-0 wrap-anywhere">{text}</p>
      <ActionButton form={form} fields={fields} variant="secondary" size="small">
        {t('recommendation.undo')}
      </ActionButton>
    </div>
  )
}
