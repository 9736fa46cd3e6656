import '../../shared/rich-text/article.css'
import { Link } from 'react-router'
import { JobCard } from '../../shared/job-card.tsx'
import { WrittenText } from '../../shared/written-text.tsx'
import { TariffPay } from '../ad-page/tariff-pay.tsx'
import type { PartView, PictureView } from './article-view.server.ts'

/** The text of an article with its pictures, ads and tables. */
export function ArticleParts({ parts, lang }: { parts: readonly PartView[]; lang: string | undefined }) {
  return parts.map((part, at) => {
    if (!part) return null
    const key = `${part.kind} ${at}`
    switch (part.kind) {
      case 'text':
        return <WrittenText key={key} html={part.html} lang={lang} />
      case 'heading':
        return (
          <h2 key={key} id={part.id} lang={lang} className="mt-10 max-w-prose scroll-mt-6 text-2xl">
            {part.text}
          </h2>
        )
      case 'picture':
        return <Picture key={key} picture={part} caption={part.caption} />
      case 'jobs':
        return <Jobs key={key} part={part} />
      default:
        return <TariffPay key={key} view={part.view} id={part.id} hasCalculator={part.hasCalculator} />
    }
  })
}

export function Picture({
  picture: { url, smallUrl, alt, widthPx, heightPx },
  caption,
  isFirst = false,
}: {
  picture: NonNullable<PictureView>
  caption: string
  /** Seen without scrolling. */
  isFirst?: boolean
}) {
  return (
    <figure className="mt-6 grid max-w-prose gap-1.5">
      <img
        src={url}
        srcSet={`${smallUrl} 400w, ${url} 1200w`}
        sizes="(max-width: 45rem) 100vw, 42rem"
        alt={alt}
        width={widthPx}
        height={heightPx}
        loading={isFirst ? undefined : 'lazy'}
        className="h-auto w-full rounded-card border border-line"
      />
      {caption && <figcaption className="text-ink-soft text-sm">{caption}</figcaption>}
    </figure>
  )
}

function Jobs({ part: { id, heading, cards, all } }: { part: Extract<PartView, { kind: 'jobs' }> }) {
  return (
    <section aria-labelledby={id} className="mt-10 max-w-prose">
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-4 grid gap-4">
        {cards.map(job => (
          <li key={job.id} className="grid">
            <JobCard job={job} />
          </li>
        ))}
      </ul>
      <Link to={all.to} className="link mt-2 inline-flex min-h-11 items-center">
        {all.text}
      </Link>
    </section>
  )
}
