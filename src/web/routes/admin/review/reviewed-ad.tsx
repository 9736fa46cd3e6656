import { Form, Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = {
  job: {
    id: number
    title: string
    employer: { id: number; name: string }
    since: string
    hints: readonly string[]
    descriptionHtml: string
  }
}

/** An ad to decide about: what it says, what the site noticed, and the two ways it may go. */
export function ReviewedAd({ job }: Props) {
  const { t, to } = useTexts()
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <div>
        <h2 className="text-xl hyphens-auto">{job.title}</h2>
        <p className="text-ink-soft text-sm">
          <Link className="link" to={to('employer', { key: job.employer.id })}>
            {job.employer.name}
          </Link>{' '}
          · {t('ads.review.since', { at: job.since })}
        </p>
      </div>
      {job.hints.length > 0 && (
        <ul className="list-disc space-y-1 pl-5 text-sm text-warn">
          {job.hints.map(hint => (
            <li key={hint}>{t(`ads.hint.${hint}`)}</li>
          ))}
        </ul>
      )}
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {t('ads.review.read')}
        </summary>
        <div
          className="ad-text mt-2 max-w-prose"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the way in, by an allow-list
          dangerouslySetInnerHTML={{ __html: job.descriptionHtml }}
        />
      </details>
      <div className="grid gap-4 border-line border-t pt-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Form method="post">
          <input type="hidden" name="form" value="accept" />
          <input type="hidden" name="jobId" value={job.id} />
          <Button type="submit">{t('ads.review.accept')}</Button>
        </Form>
        <Form method="post" className="grid gap-2">
          <input type="hidden" name="form" value="send-back" />
          <input type="hidden" name="jobId" value={job.id} />
          <label htmlFor={`note-${job.id}`} className="font-semibold text-sm">
            {t('ads.review.note')}
          </label>
          <textarea
            id={`note-${job.id}`}
            name="note"
            required
            rows={2}
            maxLength={2_000}
            className={controlClass}
          />
          <div>
            <Button type="submit" variant="secondary">
              {t('ads.review.send-back')}
            </Button>
          </div>
        </Form>
      </div>
    </li>
  )
}
