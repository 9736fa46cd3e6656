import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = { views: { id: string; at: string; reason: string }[] }

/** When and why those who run the board looked at the site as this person. */
export function OwnViews({ views }: Props) {
  const { t } = useTexts()
  return (
    <AreaSection title={t('records.view.own-title')} text={t('records.view.own-text')}>
      <ul className="divide-y divide-line">
        {views.map(({ id, at, reason }) => (
          <li key={id} className="grid gap-0.5 py-2.5 sm:grid-cols-[11rem_1fr] sm:gap-4">
            <span className="figures text-ink-soft text-sm">{at}</span>
            <span className="min-w-0 wrap-anywhere">{reason}</span>
          </li>
        ))}
      </ul>
    </AreaSection>
  )
}
