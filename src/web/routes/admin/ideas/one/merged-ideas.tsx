import { Link } from 'react-router'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { IdeaDeskView } from './idea-desk.server.ts'

/** What was merged into it, or into what it was; each can be parted for a month. */
export function MergedIdeas({ idea: { merged, mergedInto } }: { idea: IdeaDeskView }) {
  const { t } = useTexts()
  if (mergedInto) {
    return (
      <AreaSection title={t('ideas.admin.merged-into')} text={t('ideas.admin.part-there')}>
        <p>
          <Link to={mergedInto.to} className="link wrap-anywhere">
            {mergedInto.title}
          </Link>
        </p>
      </AreaSection>
    )
  }
  if (merged.length === 0) return null
  return (
    <AreaSection title={t('ideas.admin.merged')}>
      <ul className="divide-y divide-line">
        {merged.map(({ id, title, to, votes, until }) => (
          <li key={id} className="grid gap-1 py-3">
            <Link to={to} className="link wrap-anywhere font-semibold">
              {title}
            </Link>
            <p className="figures text-ink-soft text-sm">{votes}</p>
            {until && (
              <div className="flex flex-wrap items-center gap-3">
                <ActionButton
                  form="part"
                  fields={{ ideaId: id }}
                  variant="secondary"
                  size="small"
                  label={t('ideas.admin.part-for', { title })}
                >
                  {t('ideas.admin.part')}
                </ActionButton>
                <span className="text-ink-soft text-sm">{t('ideas.admin.until', { date: until })}</span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </AreaSection>
  )
}
