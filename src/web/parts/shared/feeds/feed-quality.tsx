import { Link } from 'react-router'
import { useTexts } from '../../../use-texts.ts'
import { AreaSection } from '../area-page.tsx'
import { type FeedArea, feedPages } from './feed-area.ts'
import type { FeedPageView } from './feed-view.server.ts'

type Props = { feed: FeedPageView; area: FeedArea; isPart?: boolean }

/** What the ads lack, and which wordings are risky. With `isPart` it is no section of its own, and shows nothing when all is well. */
export function FeedQuality({ feed, area, isPart = false }: Props) {
  const { t } = useTexts()
  const { quality } = feed
  if (quality.read === 0) return null
  const lists = (
    <>
      {quality.hints.length > 0 && (
        <ul className="list-disc pl-5">
          {quality.hints.map(hint => (
            <li key={hint} className="figures">
              {hint} {t('feeds.quality.of', { count: quality.read })}
            </li>
          ))}
        </ul>
      )}
      <Wordings feed={feed} area={area} />
    </>
  )
  if (!isPart)
    return (
      <AreaSection title={t('feeds.quality.title')}>
        {quality.hints.length === 0 && <p>{t('feeds.quality.none')}</p>}
        {lists}
      </AreaSection>
    )
  if (quality.hints.length === 0 && quality.wordings.length === 0) return null
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t('feeds.quality.title')}</p>
      {lists}
    </div>
  )
}

/** The ads of each wording are folded, as there may be many. They link to the run's preview or, once published, to the ads. */
function Wordings({ feed, area }: { feed: FeedPageView; area: FeedArea }) {
  const { t, to } = useTexts()
  const { wordings, runId } = feed.quality
  if (wordings.length === 0) return null
  const linkTo = (number: number) =>
    runId === null
      ? to('job', { key: number })
      : `${to(feedPages[area].run, { id: feed.id, run: runId })}?item=${number}#preview`
  return (
    <ul className="grid gap-3">
      {wordings.map(({ key, count, text, ads, more }) => (
        <li key={key} className="grid gap-2 rounded-card border border-warn/50 bg-surface p-3 text-sm">
          <p>
            <span className="figures font-semibold">{count}:</span> {text}
          </p>
          <details>
            <summary className="link w-fit cursor-pointer">{t('feeds.quality.show-ads')}</summary>
            <ul className="mt-2 list-disc space-y-1 pl-5">
              {ads.map(({ number, title }) => (
                <li key={number} className="wrap-anywhere">
                  <Link className="link" to={linkTo(number)}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
            {more && <p className="figures mt-2 text-ink-soft">{more}</p>}
          </details>
        </li>
      ))}
    </ul>
  )
}
