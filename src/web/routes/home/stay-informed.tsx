import { Rss } from 'lucide-react'
import { buttonClass } from '../../ui/button-class.ts'
import { useTexts } from '../../use-texts.ts'

/** News of new jobs: today as a feed that every reader takes. */
export function StayInformed() {
  const { t, to } = useTexts()
  return (
    <section
      aria-labelledby="stay-informed"
      className="seam grid items-center gap-6 rounded-card border border-brand/30 bg-brand-soft p-7 sm:p-10 lg:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 id="stay-informed" className="text-2xl">
          {t('home.news.title')}
        </h2>
        <p className="mt-2 max-w-prose">{t('home.news.text')}</p>
      </div>
      <a href={`${to('jobs')}.rss`} className={buttonClass('primary', 'normal', 'justify-self-start')}>
        <Rss aria-hidden className="size-5" strokeWidth={1.75} />
        {t('home.news.feed')}
      </a>
    </section>
  )
}
