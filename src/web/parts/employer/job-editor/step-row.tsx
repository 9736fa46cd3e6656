import { StepHeading } from '../../../ui/step-heading.tsx'
import { useTexts } from '../../../use-texts.ts'
import { type EditorStep, editorSteps } from './editor-steps.ts'

/** All steps; clicking one saves and opens it. Narrow screens name only the current step. */
export function StepRow({ current, formId }: { current: EditorStep; formId: string }) {
  const { t } = useTexts()
  return (
    <nav aria-label={t('ads.steps')} className="@container -mx-1 overflow-x-auto px-1">
      <ol className="flex gap-1.5">
        {editorSteps.map((step, index) => (
          <li key={step} className={step === current ? 'shrink-0 grow' : 'min-w-7 grow'}>
            <button
              type="submit"
              form={formId}
              name="go"
              value={step}
              aria-current={step === current ? 'step' : undefined}
              className="-outline-offset-2 grid min-h-11 w-full content-end gap-1.5 whitespace-nowrap px-1 pb-0.5 text-left font-medium text-ink-soft text-sm hover:text-brand aria-[current=step]:text-brand-strong"
            >
              <span>
                {index + 1}.{' '}
                <span className={step === current ? '' : '@max-xl:sr-only'}>{t(`ads.step.${step}`)}</span>
              </span>
              <span
                aria-hidden
                className={`h-1.5 rounded-full ${index <= editorSteps.indexOf(current) ? 'bg-brand' : 'bg-line'}`}
              />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function EditorStepHeading({ step }: { step: EditorStep }) {
  const { t } = useTexts()
  const count = { current: editorSteps.indexOf(step) + 1, all: editorSteps.length }
  return (
    <StepHeading level="h2" className="text-xl" count={t('onboarding.step', count)}>
      {t(`ads.step.${step}`)}
    </StepHeading>
  )
}
