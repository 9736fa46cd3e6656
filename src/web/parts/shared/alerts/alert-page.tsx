import { Link } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { PageLinks } from '../page-links.tsx'
import { AlertForm } from './alert-form.tsx'
import { AlertSettings } from './alert-settings.tsx'
import type { AlertPageView } from './load-alert.server.ts'
import { MatchList } from './match-list.tsx'

type Props = { view: AlertPageView; answer: FormAnswer<unknown> | undefined }

/** Shared by the account and the page behind the mail's link. With `view.form`, the form for the criteria replaces everything else. */
export function AlertPageBody({ view, answer }: Props) {
  const { alert, form, listPath } = view
  if (form) {
    const { name, frequency } = alert
    return (
      <AlertForm
        view={form}
        name="change"
        answer={answer}
        defaults={{ name, frequency }}
        cancelTo={listPath}
      />
    )
  }
  return (
    <>
      {view.wantedUntil && <StillWanted until={view.wantedUntil} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Matches view={view} />
        <div className="grid gap-6">
          <AlertSettings alert={alert} editTo={`${listPath}?edit=1`} />
          <Statistics view={view} />
        </div>
      </div>
    </>
  )
}

function StillWanted({ until }: { until: string }) {
  const { t } = useTexts()
  return (
    <section
      aria-labelledby="wanted"
      className="seam grid max-w-[44rem] gap-3 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="wanted" className="text-xl">
        {t('alert.wanted.title')}
      </h2>
      <p>{t('alert.wanted.text', { date: until })}</p>
      <ActionButton form="keep" variant="next">
        {t('alert.wanted.action')}
      </ActionButton>
    </section>
  )
}

function Matches({ view }: { view: AlertPageView }) {
  const { t } = useTexts()
  const { alert, matches, refused, listPath, page, pages } = view
  const hrefOf = (number: number) =>
    `${listPath}?${new URLSearchParams({ ...(refused && { show: 'refused' }), page: String(number) })}`
  return (
    <section aria-labelledby="matches" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="matches" className="text-2xl">
          {t('alert.one.matches')}
        </h2>
        {!refused && alert.unread > 0 && (
          <ActionButton form="read-all" variant="quiet">
            {t('alert.one.read-all')}
          </ActionButton>
        )}
      </div>
      {alert.refused > 0 && <FoundOrRefused view={view} />}
      {matches.length === 0 ? <NoMatches view={view} /> : <MatchList matches={matches} />}
      <PageLinks page={page} pageCount={pages} hrefOf={hrefOf} />
    </section>
  )
}

function FoundOrRefused({ view: { alert, refused, listPath } }: { view: AlertPageView }) {
  const { t } = useTexts()
  const links = [
    { to: listPath, text: t('alert.one.found', { count: alert.figures.found }), isHere: !refused },
    {
      to: `${listPath}?show=refused`,
      text: t('alert.one.refused', { count: alert.figures.refused }),
      isHere: refused,
    },
  ]
  return (
    <nav aria-label={t('alert.one.tabs')}>
      <ul className="flex flex-wrap gap-x-4">
        {links.map(({ to, text, isHere }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isHere ? 'page' : undefined}
              className={`figures inline-flex min-h-11 items-center ${isHere ? 'font-semibold' : 'link'}`}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NoMatches({ view: { refused, listPath } }: { view: AlertPageView }) {
  const { t, to } = useTexts()
  if (refused) {
    return (
      <EmptyState
        title={t('alert.one.none-refused')}
        actions={
          <LinkButton to={listPath} variant="secondary">
            {t('alert.one.show-found')}
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      title={t('alert.one.none')}
      actions={
        <LinkButton to={to('jobs')} variant="secondary">
          {t('alert.list.search')}
        </LinkButton>
      }
    >
      {t('alert.one.none-text')}
    </EmptyState>
  )
}

function Statistics({ view: { alert, refusals } }: { view: AlertPageView }) {
  const { t } = useTexts()
  const { found, unread, refused, mails } = alert.figures
  const facts = [
    ['found', found],
    ['unread', unread],
    ['refused', refused],
    ['mails', mails],
    ['last-mail', alert.lastSent ?? t('alert.one.figure.never')],
  ] as const
  return (
    <section aria-labelledby="figures" className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h2 id="figures" className="text-xl">
        {t('alert.one.figures')}
      </h2>
      <dl className="grid gap-1.5">
        {facts.map(([key, value]) => (
          <div key={key} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{t(`alert.one.figure.${key}`)}</dt>
            <dd className="figures text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {refusals && <p className="text-ink-soft text-sm">{t('alert.one.refusals', { reasons: refusals })}</p>}
    </section>
  )
}
