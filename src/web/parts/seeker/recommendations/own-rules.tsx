import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'

export type RuleView = { id: number; text: string }

/** All rules by which ads are hidden, each with a way to delete it; `action` is the page that answers, where it is another one. */
export function OwnRules({ rules, action }: { rules: RuleView[]; action?: string }) {
  const { t } = useTexts()
  return (
    <section
      id="rules"
      aria-labelledby="rules-title"
      className="grid gap-3 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="rules-title" className="text-xl">
        {t('recommendation.rules.title')}
      </h2>
      <p className="text-ink-soft text-sm">
        {t(rules.length > 0 ? 'recommendation.rules.text' : 'recommendation.rules.none')}
      </p>
      {rules.length > 0 && (
        <ul className="grid divide-y divide-line">
          {rules.map(({ id, text }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
              <span className="min-w-0 wrap-anywhere hyphens-auto">{text}</span>
              <ActionButton
                form="delete-rule"
                fields={{ ruleId: id }}
                {...(action !== undefined && { action })}
                label={`${t('recommendation.rules.delete')}: ${text}`}
                variant="quiet"
                size="small"
              >
                {t('recommendation.rules.delete')}
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
