import { Form, Link } from 'react-router'
import { ApplyingFacts } from '../../../parts/shared/job-detail/applying-facts.tsx'
import { JobArticle } from '../../../parts/shared/job-detail/job-article.tsx'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

type Ad = Route.ComponentProps['loaderData']['ads'][number]

export function ReviewedAd({ ad }: { ad: Ad }) {
  const { t } = useTexts()
  const { page, hints, marks, since } = ad
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <div>
        <h2 className="text-xl hyphens-auto">{page.title}</h2>
        <p className="text-ink-soft text-sm">
          <Link className="link" to={page.employer.to}>
            {page.employer.name}
          </Link>{' '}
          · {t('ads.review.since', { at: since })}
        </p>
      </div>
      {marks.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {marks.map(mark => (
            <Badge key={mark} tone="warn">
              {t(`moderation.rule.${mark}.title`)}
            </Badge>
          ))}
        </p>
      )}
      {hints.length > 0 && (
        <ul className="list-disc space-y-1 pl-5 text-sm text-warn">
          {hints.map(hint => (
            <li key={hint}>{t(`ads.hint.${hint}`)}</li>
          ))}
        </ul>
      )}
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {t('ads.review.read')}
        </summary>
        <div className="mt-2 rounded-card border border-line border-dashed bg-paper p-4 sm:p-6">
          <JobArticle job={page} isPreview />
          <ApplyingFacts facts={ad.applying} />
        </div>
      </details>
      <Decision ad={ad} />
    </li>
  )
}

function Decision({ ad: { page, version } }: { ad: Ad }) {
  const { t } = useTexts()
  const note = `note-${page.id}`
  return (
    <div className="grid gap-4 border-line border-t pt-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <ActionButton form="accept" fields={{ jobId: page.id, version }}>
        {t('ads.review.accept')}
      </ActionButton>
      <Form method="post" className="grid gap-2">
        <input type="hidden" name="form" value="send-back" />
        <input type="hidden" name="jobId" value={page.id} />
        <input type="hidden" name="version" value={version} />
        <label htmlFor={note} className="font-semibold text-sm">
          {t('ads.review.note')}
        </label>
        <textarea id={note} name="note" required rows={2} maxLength={2_000} className={controlClass} />
        <div>
          <Button type="submit" variant="secondary">
            {t('ads.review.send-back')}
          </Button>
        </div>
      </Form>
    </div>
  )
}
