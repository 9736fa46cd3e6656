import { Form, Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { FeedTieView } from './feed-tie.server.ts'

/** That an ad comes from a feed, what of it no longer follows the feed, and the way back. */
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
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value="follow" />
      <input type="hidden" name="part" value={part} />
      <Button type="submit" variant={of ? 'quiet' : 'secondary'}>
        {label}
        {of && <span className="sr-only">: {of}</span>}
      </Button>
    </Form>
  )
}
