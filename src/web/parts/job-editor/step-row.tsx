import { useTexts } from '../../use-texts.ts'
import type { EditorStep } from './editor.server.ts'

const order: readonly EditorStep[] = ['position', 'description', 'terms', 'applying', 'preview']

/** All steps; touching one keeps what was typed and goes there. */
export function StepRow({ current, formId }: { current: EditorStep; formId: string }) {
  const { t } = useTexts()
  return (
    <nav aria-label={t('ads.steps')} className="-mx-1 overflow-x-auto px-1">
      <ol className="flex gap-1.5">
        {order.map((step, index) => (
          <li key={step} className="min-w-0 grow">
            <button
              type="submit"
              form={formId}
              name="go"
              value={step}
              aria-current={step === current ? 'step' : undefined}
              className="grid min-h-11 w-full content-end gap-1.5 whitespace-nowrap px-1 pb-0.5 text-left font-medium text-ink-soft text-sm hover:text-brand aria-[current=step]:text-brand-strong"
            >
              <span>
                {index + 1}. {t(`ads.step.${step}`)}
              </span>
              <span
                aria-hidden
                className={`h-1.5 rounded-full ${index <= order.indexOf(current) ? 'bg-brand' : 'bg-line'}`}
              />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
