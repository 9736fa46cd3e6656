import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useNavigationType } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { MediaFormData } from './media-forms.server.ts'

type Undo = MediaFormData['undos'][number]
type Props = { undo: Undo; isReplaced?: boolean }

/** What was just replaced or taken away, and the way back for as long as it is kept. */
export function UndoPicture({ undo: { id, kind, until }, isReplaced = false }: Props) {
  const { t } = useTexts()
  const panel = useRef<HTMLDivElement>(null)
  const isAnswer = useNavigationType() !== 'POP'
  // The button that had the focus is gone with its picture.
  useEffect(() => {
    if (isAnswer && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [isAnswer])
  return (
    <div ref={panel} tabIndex={-1} className="rounded-card border border-line bg-sunken px-4 py-3">
      <Form
        method="post"
        preventScrollReset
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
      >
        <input type="hidden" name="form" value="undo-picture" />
        <input type="hidden" name="undoId" value={id} />
        <p className="min-w-0" role="status">
          <span className="font-semibold">
            {t(`employer-area.media.undo.${kind}-${isReplaced ? 'replaced' : 'removed'}`)}
          </span>{' '}
          <span className="text-ink-soft">{t('employer-area.media.undo.until', { until })}</span>
        </p>
        <Button type="submit" variant="secondary" size="small">
          <Undo2 aria-hidden className="size-4" strokeWidth={1.75} />
          {t('employer-area.media.undo.action')}
        </Button>
      </Form>
    </div>
  )
}
