import { useLocation } from 'react-router'
import { textOf } from '../../../form-answer.ts'
import type { PageProblem } from '../../../page-problem.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = {
  status: number
  /** The domain's reason; shown for statuses without a text of their own. */
  problem: PageProblem | null
  requestId: string | undefined
  brand: { name: string; supportEmail: string } | undefined
}

const ownTexts = new Set([404, 410, 429, 507])

/** What happened and what to do next; for a failure of the site, also the number under which it was logged. */
export function ErrorPage({ status, problem, requestId, brand }: Props) {
  const { t, to } = useTexts()
  const { pathname, search } = useLocation()
  const kind = ownTexts.has(status) ? String(status) : status >= 500 ? '500' : 'other'
  const title = problem?.title ?? t(`error.page.${kind}.title`)
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-center gap-6 py-16 outline-none">
      <title>{[title, brand?.name].filter(Boolean).join(' – ')}</title>
      <meta name="robots" content="noindex" />
      <p aria-hidden className="figures font-display font-semibold text-4xl text-brand tracking-tight">
        {status}
      </p>
      <h1 className="max-w-2xl text-3xl">{title}</h1>
      {kind === '500' && (
        <p lang="en" className="-mt-3 text-ink-soft">
          {t('error.page.500.generic')}
        </p>
      )}
      <p className="max-w-prose text-ink-soft text-lg">
        {kind === 'other' && problem ? textOf(problem, t) : t(`error.page.${kind}.text`)}
      </p>
      <div className="flex flex-wrap gap-3">
        {['500', '429', '507'].includes(kind) ? (
          <a href={pathname + search} className={buttonClass('primary')}>
            {t('error.page.retry')}
          </a>
        ) : (
          <LinkButton to={problem?.way?.to ?? to('jobs')}>
            {problem?.way?.label ?? t('error.page.to-jobs')}
          </LinkButton>
        )}
        <LinkButton to={to('home')} variant="secondary">
          {t('error.page.to-home')}
        </LinkButton>
        <LinkButton
          to={`${to('contact')}?${new URLSearchParams({ topic: 'fault', page: pathname })}`}
          variant="quiet"
        >
          {t('common.nav.contact')}
        </LinkButton>
      </div>
      {kind === '500' && requestId && (
        <p className="text-ink-soft text-sm">
          {t('error.page.number', { number: requestId })}{' '}
          {brand?.supportEmail && (
            <a className="link" href={`mailto:${brand.supportEmail}?subject=${requestId}`}>
              {brand.supportEmail}
            </a>
          )}
        </p>
      )}
    </main>
  )
}
