import { Link } from 'react-router'
import type { CardView } from './article-view.server.ts'

/** `level`: of its heading, below that of the list. */
export function ArticleCard({ card, level: Heading }: { card: CardView; level: 'h2' | 'h3' }) {
  return (
    <article className="group relative grid content-start gap-2 rounded-card border border-line bg-surface p-5">
      {card.coverUrl && (
        <img
          src={card.coverUrl}
          alt=""
          width={400}
          height={267}
          loading="lazy"
          className="aspect-[3/2] w-full rounded-card object-cover"
        />
      )}
      <Heading lang={card.lang} className="text-lg leading-snug">
        <Link to={card.to} className="after:absolute after:inset-0 group-hover:text-brand">
          {card.title}
        </Link>
      </Heading>
      <p lang={card.lang} className="text-ink-soft">
        {card.excerpt}
      </p>
      <p className="figures text-ink-soft text-sm">{card.facts}</p>
      {card.onlyIn && <p className="text-sm">{card.onlyIn}</p>}
      {card.tags && <p className="text-sm">{card.tags}</p>}
    </article>
  )
}
