import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = { news: { isOn: boolean; waiting: number; hire: object | null } }

/** An employer waiting for an answer, a question after being hired, or that one could be found at all; nothing while all is quiet. */
export function PoolNews({ news: { isOn, waiting, hire } }: Props) {
  const { t, to } = useTexts()
  const isUrgent = waiting > 0 || hire !== null
  if (isOn && !isUrgent) return null
  return (
    <section
      aria-labelledby="pool-news"
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border p-5 ${isUrgent ? 'seam border-accent bg-accent-soft' : 'border-line bg-surface'}`}
    >
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <h2 id="pool-news" className="text-xl">
          {t('talent.news.title')}
        </h2>
        {waiting > 0 && <p>{t('talent.news.waiting', { count: waiting })}</p>}
        {waiting === 0 && <p>{t(hire ? 'talent.news.hire' : 'talent.news.off')}</p>}
      </div>
      <LinkButton to={to('my-talent-pool')} variant={isUrgent ? 'next' : 'secondary'} size="small">
        {t(isUrgent ? 'talent.news.answer' : 'talent.news.join')}
      </LinkButton>
    </section>
  )
}
