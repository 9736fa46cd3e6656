import { Link } from 'react-router'
import { classNames } from '../../../../ui/class-names.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import type { IdeaPageView } from './idea-page.server.ts'

type Props = Pick<IdeaPageView, 'comments' | 'commentTo' | 'words'>

export function Comments({ comments, commentTo, words }: Props) {
  return (
    <section aria-labelledby="comments" className="grid max-w-[44rem] gap-4">
      <h2 id="comments" className="text-xl">
        {words.comments}
      </h2>
      {comments.length === 0 && <p className="text-ink-soft">{words['no-comments']}</p>}
      <ul className="grid gap-3">
        {comments.map(({ id, by, date, origin, text, isOfficial, reportTo }) => (
          <li
            key={id}
            id={`comment-${id}`}
            className={classNames(
              'grid gap-2 rounded-card border p-4',
              isOfficial ? 'border-brand/40 bg-brand-soft' : 'border-line bg-surface',
            )}
          >
            <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
              <span className="wrap-anywhere font-semibold">{by}</span>
              <span className="figures text-ink-soft">{date}</span>
              {origin && <span className="text-ink-soft">{origin}</span>}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            {reportTo && (
              <p className="text-sm">
                <Link
                  to={reportTo}
                  rel="nofollow"
                  className="link inline-flex min-h-11 items-center sm:min-h-9"
                  aria-label={`${words['report-comment']} (${by}, ${date})`}
                >
                  {words['report-comment']}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p>
        <LinkButton to={commentTo} variant="secondary">
          {words.comment}
        </LinkButton>
      </p>
    </section>
  )
}
