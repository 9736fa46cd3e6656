import type { FormAnswer } from '../../../../form-answer.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { CaseView } from './case-view.server.ts'

/** Both versions side by side, when somebody else decided or reported while the form was filled in. What was typed stays in the form. */
export function ChangedMeanwhile({ view, answer }: { view: CaseView; answer: FormAnswer<unknown> }) {
  const { t } = useTexts()
  const typed = answer.result?.initialValue ?? {}
  const labelOf = (options: { value: string; label: string }[], value: unknown) =>
    options.find(option => option.value === value)?.label ?? '–'
  const [latest] = view.decisions
  return (
    <section
      aria-label={t('moderation.changed.title')}
      className="grid max-w-[44rem] gap-4 rounded-card border border-warn bg-surface p-5 sm:p-7"
    >
      <h2 className="text-xl">{t('moderation.changed.title')}</h2>
      <p>{t('moderation.changed.text')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-1">
          <h3 className="font-semibold">{t('moderation.changed.saved')}</h3>
          {latest && (
            <>
              <p>
                {latest.measure} · {latest.reason}
              </p>
              <p className="text-ink-soft text-sm">
                {latest.by} · {latest.moment}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{latest.facts}</p>
            </>
          )}
          <p className="figures">{t('moderation.admin.reports', { count: view.openReports })}</p>
        </div>
        <div className="grid content-start gap-1">
          <h3 className="font-semibold">{t('moderation.changed.yours')}</h3>
          <p>
            {labelOf(view.measures, typed.measure)} · {labelOf(view.reasons, typed.reason)}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{String(typed.facts ?? '')}</p>
        </div>
      </div>
    </section>
  )
}
