import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'

export function LastMove({ last: { id, text } }: { last: { id: string; text: string } }) {
  const { t } = useTexts()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-3">
      <p>{text}</p>
      <ActionButton form="undo" fields={{ id }} variant="secondary" size="small">
        {t('admin.bulk.undo')}
      </ActionButton>
    </div>
  )
}
