import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { StepHeading } from '../../../ui/step-heading.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = {
  title: string
  intro: ReactNode
  /** Names of all steps; `current` is an index into them. */
  steps: readonly string[]
  current: number
  /** Where to go without finishing now. */
  laterTo: string
  children: ReactNode
}

export function OnboardingPage({ title, intro, steps, current, laterTo, children }: Props) {
  const { t } = useTexts()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page grid grow content-start justify-items-center gap-6 py-8 outline-none sm:py-14"
    >
      <div className="seam grid w-full max-w-[36rem] gap-6 rounded-card border border-line bg-surface p-6 sm:p-9">
        <div className="grid gap-3">
          <p className="text-ink-soft text-sm">
            {t('onboarding.step', { current: current + 1, all: steps.length })}
          </p>
          <ol className="flex gap-1.5" aria-label={t('onboarding.progress')}>
            {steps.map((step, index) => (
              <li
                key={step}
                aria-current={index === current ? 'step' : undefined}
                className={`h-1.5 grow rounded-full ${index <= current ? 'bg-brand' : 'bg-line'}`}
              >
                <span className="sr-only">{step}</span>
              </li>
            ))}
          </ol>
          <StepHeading level="h1" className="text-2xl">
            {title}
          </StepHeading>
          <p className="text-ink-soft">{intro}</p>
        </div>
        {children}
      </div>
      <p>
        <Link to={laterTo} className="link inline-flex min-h-11 items-center">
          {t('onboarding.later')}
        </Link>
      </p>
    </main>
  )
}
