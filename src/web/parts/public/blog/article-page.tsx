import { Link } from 'react-router'
import { ArticleCard } from './article-card.tsx'
import { ArticleParts, Picture } from './article-parts.tsx'
import type { ArticlePageView } from './article-view.server.ts'

/** Title, facts and text of an article, and where to go from it. */
export function ArticlePage({ article }: { article: ArticlePageView }) {
  const { title, excerpt, lang, facts, author, reviewed, cover, tags, words } = article
  return (
    <article>
      <header className="grid max-w-prose gap-3">
        <h1 lang={lang} className="wrap-anywhere text-3xl hyphens-auto">
          {title}
        </h1>
        <p lang={lang} className="text-lg">
          {excerpt}
        </p>
        {article.onlyIn && <p className="font-semibold">{article.onlyIn}</p>}
        <p className="figures text-ink-soft text-sm">
          {author && (
            <>
              {words.by}{' '}
              <Link to={author.to} className="link">
                {author.name}
              </Link>
              {author.role === author.name ? ' · ' : `, ${author.role} · `}
            </>
          )}
          {facts.join(' · ')}
        </p>
        {reviewed && <p className="text-sm">{reviewed.text}</p>}
        {tags.length > 0 && (
          <p className="text-sm">
            {words.tags}:{' '}
            {tags.map((tag, at) => (
              <span key={tag.to}>
                {at > 0 && ', '}
                <Link to={tag.to} className="link">
                  {tag.name}
                </Link>
              </span>
            ))}
          </p>
        )}
      </header>
      {cover && <Picture picture={cover} caption="" isFirst />}
      <Contents article={article} />
      <ArticleParts parts={article.parts} lang={lang} />
      <Series series={article.series} />
      <Related article={article} />
    </article>
  )
}

function Contents({ article: { contents, words, lang } }: { article: ArticlePageView }) {
  if (contents.length < 3) return null
  return (
    <nav aria-labelledby="contents" className="mt-8 max-w-prose rounded-card bg-sunken px-5 py-4">
      <p id="contents" className="font-semibold">
        {words.contents}
      </p>
      <ol lang={lang}>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-11 items-center sm:min-h-9">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Series({ series }: { series: ArticlePageView['series'] }) {
  if (!series) return null
  const { text, to, before, next, labels } = series
  return (
    <nav aria-label={text} className="mt-10 grid max-w-prose gap-1 border-line border-t pt-5">
      <p>
        <Link to={to} className="link">
          {text}
        </Link>
      </p>
      {before && (
        <p>
          {labels.before}:{' '}
          <Link to={before.to} rel="prev" className="link">
            {before.title}
          </Link>
        </p>
      )}
      {next && (
        <p>
          {labels.next}:{' '}
          <Link to={next.to} rel="next" className="link">
            {next.title}
          </Link>
        </p>
      )}
    </nav>
  )
}

function Related({ article: { related, words } }: { article: ArticlePageView }) {
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-14">
      <h2 id="related" className="text-2xl">
        {words.related}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {related.map(card => (
          <li key={card.id} className="grid">
            <ArticleCard card={card} level="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
