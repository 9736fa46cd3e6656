import { useEffect, useRef } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Removed } from './list-answer.ts'

/** Takes the focus, because the button that had it is gone. */
export function RemovedNotice({ removed: { kind, id, name, note } }: { removed: Removed }) {
  const { t } = useTexts()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-sunken px-4 py-3"
    >
      <p className="min-w-0">{t('bookmark-list.removed', { name })}</p>
      <ActionButton form="restore" fields={{ kind, id, note }} variant="secondary" size="small">
        {t('bookmark-list.undo')}
      </ActionButton>
    </div>
  )
}
