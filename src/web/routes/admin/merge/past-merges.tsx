import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'

/** What can still be taken out of the record again. */
export function PastMerges({ past }: { past: readonly { id: number; text: string }[] }) {
  const { t } = useTexts()
  return (
    <AreaSection title={t('records.merge.past')}>
      <ul className="grid gap-3">
        {past.map(({ id, text }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="wrap-anywhere">{text}</span>
            <ActionButton form="undo" fields={{ mergeId: id }} variant="secondary" size="small">
              {t('records.merge.undo')}
            </ActionButton>
          </li>
        ))}
      </ul>
    </AreaSection>
  )
}
