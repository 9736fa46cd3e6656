import { Link } from 'react-router'
import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { FeedTieView } from './feed-tie.server.ts'

export function FeedTie({ tie }: { tie: FeedTieView }) {
  const { t, to } = useTexts()
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 className="font-sans font-semibold text-base tracking-normal">
          {t('ads.follow.title')}{' '}
          <Link className="link" to={to('employer-feed', { id: tie.feedId })}>
            {tie.feedName}
          </Link>
        </h2>
        <p className="text-ink-soft text-sm">{t('ads.follow.text')}</p>
      </div>
      {tie.parts.length > 0 && (
        <>
          <p className="font-semibold text-sm">{t('ads.follow.by-hand')}</p>
          <ul className="-my-1 divide-y divide-line">
            {tie.parts.map(({ part, label }) => (
              <li key={part} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
                <span>{label}</span>
                <FollowAgain part={part} label={t('ads.follow.again')} of={label} />
              </li>
            ))}
          </ul>
          {tie.parts.length > 1 && <FollowAgain part="all" label={t('ads.follow.all')} />}
          <p className="text-ink-soft text-sm">
            {t(tie.isKept ? 'ads.follow.at-once' : 'ads.follow.with-next')}
          </p>
        </>
      )}
    </section>
  )
}

function FollowAgain({ part, label, of }: { part: string; label: string; of?: string }) {
  return (
    <ActionButton form="follow" fields={{ part }} variant={of ? 'quiet' : 'secondary'}>
      {label}
      {of && <span className="sr-only">: {of}</span>}
    </ActionButton>
  )
}
