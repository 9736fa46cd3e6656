import { Link } from 'react-router'
import { JobSearchForm } from '../../../parts/shared/job-search-form.tsx'
import { useTexts } from '../../../use-texts.ts'
import { CoatDrawing } from './coat-drawing.tsx'
import type { HomeView } from './home.server.ts'

export function Hero({ claim, figures, searches }: Pick<HomeView, 'claim' | 'figures' | 'searches'>) {
  const { t } = useTexts()
  return (
    <section className="relative overflow-x-clip border-line border-b bg-sunken pb-10 lg:pb-14">
      <div className="page relative flex flex-col">
        <div className="relative max-w-2xl pt-10 pb-8 sm:pt-16 lg:pt-20">
          <h1 className="text-4xl lg:text-[4rem]">
            {t('home.hero.first')} <span className="text-brand">{t('home.hero.second')}</span>
          </h1>
          <p className="mt-5 max-w-xl text-ink-soft text-lg lg:max-w-[30rem] xl:max-w-xl">{claim}</p>
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
        {searches.length > 0 && (
          <div className="relative mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
            <h2 className="font-normal font-sans text-ink-soft tracking-normal">{t('home.hero.often')}</h2>
            <ul className="flex flex-wrap gap-2">
              {searches.map(search => (
                <li key={search.label}>
                  <Link
                    to={search.href}
                    className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-medium no-underline hover:border-brand hover:text-brand sm:min-h-9"
                  >
                    {search.label}
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
