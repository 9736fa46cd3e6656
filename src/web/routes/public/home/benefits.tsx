import { Check } from 'lucide-react'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'

const points = ['one', 'two', 'three', 'four'] as const
const sides = [
  { side: 'seekers', page: 'jobs' },
  { side: 'hiring', page: 'post-job' },
] as const

export function Benefits() {
  const { t, to } = useTexts()
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="text-3xl">
        {t('home.benefits.title')}
      </h2>
      <div className="mt-6 grid gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-2">
        {sides.map(({ side, page }) => (
          <div key={side} className="grid content-between gap-6 bg-surface p-6 sm:p-8">
            <div>
              <h3 className="text-2xl">{t(`home.benefits.${side}.title`)}</h3>
              <ul className="mt-5 grid gap-3.5">
                {points.map(point => (
                  <li key={point} className="flex gap-3">
                    <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-brand" strokeWidth={2} />
                    <span>{t(`home.benefits.${side}.${point}`)}</span>
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <LinkButton to={to(page)} variant="secondary">
                {t(`home.benefits.${side}.next`)}
              </LinkButton>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
