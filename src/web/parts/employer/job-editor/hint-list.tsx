import { Lightbulb, Scale } from 'lucide-react'
import type { AdHint } from '../../../../domain/job-ads/job-hints.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = { hints: readonly AdHint[]; className?: string }

/** Suggestions and legal risks; none of them prevents publishing. */
export function HintList({ hints, className = '' }: Props) {
  const { t } = useTexts()
  if (hints.length === 0) return null
  return (
    <section aria-label={t('ads.hints')} aria-live="polite" className={`grid gap-2 ${className}`}>
      <h2 className="font-semibold">{t('ads.hints')}</h2>
      <ul className="grid gap-2">
        {hints.map(({ key, tone }) => {
          const Icon = tone === 'law' ? Scale : Lightbulb
          return (
            <li
              key={key}
              className={`flex gap-3 rounded-card border bg-surface p-3 text-sm ${tone === 'law' ? 'border-warn/50' : 'border-line'}`}
            >
              <Icon
                aria-hidden
                className={`mt-0.5 size-4.5 shrink-0 ${tone === 'law' ? 'text-warn' : 'text-brand'}`}
                strokeWidth={1.75}
              />
              <span>{t(`ads.hint.${key}`)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
