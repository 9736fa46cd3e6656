import { FileText } from 'lucide-react'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'

/** Where the reading of the CV stands, as long as the person has something to do or to wait for. */
export type CvNewsView = 'open' | 'read' | 'failed' | null

export function CvNews({ news }: { news: CvNewsView }) {
  const { t, to } = useTexts()
  if (news === null) return null
  return (
    <section
      aria-labelledby="cv-news"
      className="seam flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-5"
    >
      <div className="flex min-w-0 gap-3">
        <FileText aria-hidden className="mt-1 size-5 shrink-0 text-brand" strokeWidth={1.75} />
        <div className="grid gap-1">
          <h2 id="cv-news" className="text-xl">
            {t('cv.news.title')}
          </h2>
          <p>{t(`cv.news.${news}`)}</p>
        </div>
      </div>
      <LinkButton to={to('seeker-cv')} variant={news === 'read' ? 'primary' : 'secondary'} size="small">
        {t('cv.news.see')}
      </LinkButton>
    </section>
  )
}
