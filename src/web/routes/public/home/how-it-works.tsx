import { useTexts } from '../../../use-texts.ts'

const steps = ['search', 'compare', 'apply'] as const

export function HowItWorks() {
  const { t } = useTexts()
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="text-3xl">
        {t('home.how.title')}
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map((step, index) => (
          <li key={step} className="relative grid grid-cols-[auto_1fr] gap-x-5 md:block">
            <span
              aria-hidden
              className="figures relative z-10 grid size-12 place-items-center rounded-full border border-brand bg-paper font-display font-semibold text-brand text-xl"
            >
              {index + 1}
            </span>
            <span
              aria-hidden
              className={`absolute border-brand/40 border-dashed max-md:top-12 max-md:-bottom-8 max-md:left-6 max-md:border-l md:top-6 md:-right-10 md:left-12 md:border-t ${index === steps.length - 1 ? 'hidden' : ''}`}
            />
            <div>
              <h3 className="text-xl md:mt-5">{t(`home.how.${step}.title`)}</h3>
              <p className="mt-2 max-w-prose text-ink-soft">{t(`home.how.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
