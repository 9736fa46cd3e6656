import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { MediaFormData } from './media-forms.server.ts'

type Undo = MediaFormData['undos'][number]
type Props = { undo: Undo; isReplaced?: boolean }

/** Offers to undo replacing or removing a picture while the old one is still stored. */
export function UndoPicture({ undo: { id, kind, until }, isReplaced = false }: Props) {
  const { t } = useTexts()
  const panel = useRef<HTMLDivElement>(null)
  const isAnswer = useNavigationType() !== 'POP'
  // The button that had the focus is gone with its picture, so the focus moves here.
  useEffect(() => {
    if (isAnswer && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [isAnswer])
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-sunken px-4 py-3"
    >
      <p className="min-w-0" role="status">
        <span className="font-semibold">
          {t(`employer-area.media.undo.${kind}-${isReplaced ? 'replaced' : 'removed'}`)}
        </span>{' '}
        <span className="text-ink-soft">{t('employer-area.media.undo.until', { until })}</span>
      </p>
      <ActionButton form="undo-picture" fields={{ undoId: id }} variant="secondary" size="small">
        <Undo2 aria-hidden className="size-4" strokeWidth={1.75} />
        {t('employer-area.media.undo.action')}
      </ActionButton>
    </div>
  )
}
