import { Link } from 'react-router'
import { JobSearchForm } from '../../parts/job-search-form.tsx'
import { useTexts } from '../../use-texts.ts'
import { CoatDrawing } from './coat-drawing.tsx'
import type { HomeView } from './home.server.ts'

/** The promise, the search, and how much there is to find. */
export function Hero({ figures, professions }: Pick<HomeView, 'figures' | 'professions'>) {
  const { t } = useTexts()
  return (
    <section className="relative overflow-x-clip border-line border-b bg-sunken pb-10 lg:pb-14">
      <div className="page relative flex flex-col">
        <div className="relative max-w-2xl pt-10 pb-8 sm:pt-16 lg:pt-20">
          <h1 className="text-4xl lg:text-[4rem]">
            {t('home.hero.first')} <span className="text-brand">{t('home.hero.second')}</span>
          </h1>
          <p className="mt-5 max-w-xl text-ink-soft text-lg lg:max-w-[30rem] xl:max-w-xl">
            {t('home.hero.text')}
          </p>
        </div>
        {figures.length > 0 && (
          <dl className="relative mt-8 grid grid-cols-3 gap-x-3 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-8 max-lg:order-last lg:mt-0 lg:mb-14">
            {figures.map(({ key, text }) => (
              <div
                key={key}
                className="flex flex-col-reverse justify-end border-brand/40 border-l pl-2.5 sm:pl-3.5"
              >
                <dt className="text-ink-soft text-sm leading-snug">{t(`home.figures.${key}`)}</dt>
                <dd className="figures font-display font-semibold text-2xl tracking-tight">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="relative z-10">
          <CoatDrawing className="absolute right-4 bottom-8 -z-10 hidden h-[22rem] lg:block xl:right-10 xl:h-[28rem]" />
          <JobSearchForm />
        </div>
        {professions.length > 0 && (
          <div className="relative mt-5 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
            <h2 className="font-normal font-sans text-ink-soft tracking-normal">{t('home.hero.often')}</h2>
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {professions.map(profession => (
                <li key={profession.value}>
                  <Link
                    to={profession.href}
                    className="inline-flex min-h-11 items-center leading-snug underline decoration-line-strong underline-offset-4 hover:text-brand hover:decoration-brand sm:min-h-8"
                  >
                    {profession.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
