import { Check } from 'lucide-react'
import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { FormProblems } from '../../../../ui/form-problems.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { AskPage } from './ask-page.server.ts'

type Props = {
  facts: AskPage['facts']
  mayAsk: boolean
  answer: FormAnswer<unknown> | undefined
}

export function AskedFacts({ facts, mayAsk, answer }: Props) {
  const { t } = useTexts()
  const problems = answer?.form === 'ask' ? (answer.result?.error?.[''] ?? []) : []
  return (
    <AreaSection title={t('question.facts')} text={facts.length === 0 ? t('question.all-known') : undefined}>
      {problems.length > 0 && (
        <FormProblems title={t('question.not-asked')} whole={problems} fields={[]} hasFocus />
      )}
      {facts.length > 0 && (
        <ul className="grid divide-y divide-line">
          {facts.map(({ fact, label, name, askedCount, isAsked }) => (
            <li key={fact} className="flex items-center justify-between gap-x-4 py-2">
              <span className="grid min-h-11 min-w-0 content-center hyphens-auto">
                <span className="font-semibold">{label}</span>
                {askedCount > 0 && (
                  <span className="figures text-ink-soft text-sm">
                    {t('question.count', { count: askedCount })}
                  </span>
                )}
              </span>
              {isAsked && (
                <span className="inline-flex items-center gap-2 font-medium text-brand">
                  <Check aria-hidden className="size-5" strokeWidth={1.75} />
                  {t('question.is-asked')}
                </span>
              )}
              {!isAsked && mayAsk && (
                <ActionButton form="ask" fields={{ fact }} variant="secondary" size="small" label={name}>
                  {t('question.ask')}
                </ActionButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </AreaSection>
  )
}
