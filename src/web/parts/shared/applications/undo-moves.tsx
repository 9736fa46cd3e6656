import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { UndoableMove } from '../../../../domain/applications/undo-move.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'

/**
 * Offers to take back what was just decided, as long as no applicant has been told. The page's action must handle `undo` with `undoForm`.
 */
export function UndoMoves({ moves }: { moves: readonly UndoableMove[] }) {
  const newest = moves[0]
  if (!newest) return null
  return <Undo key={`${newest.applicationId} ${newest.to}`} moves={moves} newest={newest} />
}

function Undo({ moves, newest }: { moves: readonly UndoableMove[]; newest: UndoableMove }) {
  const { t } = useTexts()
  // The oldest undo period ends first: the offer has to hold for all of them.
  const seconds = useCountdown(Math.min(...moves.map(({ secondsLeft }) => secondsLeft)))
  if (seconds <= 0) return null
  const text =
    moves.length > 1
      ? t('employer-applications.undo.several', { count: moves.length })
      : t(`employer-applications.undo.${newest.to}`, { name: newest.name })
  return (
    <div className="sticky top-2 z-20 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-brand bg-brand-soft px-4 py-2">
      <p className="wrap-anywhere" role="status">
        <span className="font-semibold">{text}</span> {t('employer-applications.undo.soon')}
      </p>
      <ActionButton
        form="undo"
        fields={{ applicationId: moves.map(({ applicationId }) => applicationId) }}
        variant="secondary"
        size="small"
      >
        <Undo2 aria-hidden className="size-4" strokeWidth={1.75} />
        {t('employer-applications.undo.action')}
        <span aria-hidden className="figures text-ink-soft">
          {t('employer-applications.undo.seconds', { count: seconds })}
        </span>
      </ActionButton>
    </div>
  )
}

/** Seconds left; static without scripts. The server enforces the deadline. */
function useCountdown(from: number): number {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    setLeft(from)
    const end = performance.now() + from * 1000
    const timer = setInterval(() => {
      const seconds = Math.ceil((end - performance.now()) / 1000)
      setLeft(seconds)
      if (seconds <= 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [from])
  return left
}
