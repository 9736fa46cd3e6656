import { Form, Link } from 'react-router'
import { PageLinks } from '../../../parts/shared/page-links.tsx'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { ListAnswer } from './list-answer.ts'
import { RemovedNotice } from './removed-notice.tsx'
import { SavedEmployerCard } from './saved-employer-card.tsx'
import { compareForm, SavedJobCard } from './saved-job-card.tsx'
import type { SavedEmployerView, SavedJobView } from './saved-views.server.ts'

type List = {
  tab: 'jobs' | 'employers'
  q: string
  counts: { jobs: number; employers: number }
  total: number
  page: number
  pages: number
  jobs: SavedJobView[]
  employers: SavedEmployerView[]
}

export function BookmarkList({ list, answer }: { list: List; answer: ListAnswer }) {
  const { t } = useTexts()
  const address = useAddress()
  const { tab, q, counts, total, page, pages } = list
  // Mistakes in a note are shown next to that note.
  const problems = answer?.form === 'note' ? [] : (answer?.result?.error?.[''] ?? [])
  return (
    <div className="grid max-w-[52rem] gap-5">
      <Tabs list={list} />
      <FormProblems
        title={t('bookmarks.failed')}
        whole={problems}
        fields={[]}
        hasFocus={problems.length > 0}
      />
      {answer?.done && <RemovedNotice key={`${answer.done.kind} ${answer.done.id}`} removed={answer.done} />}
      {(counts[tab] > 0 || q !== '') && <Search list={list} />}
      {q !== '' && total > 0 && (
        <p role="status" className="figures text-ink-soft text-sm">
          {t('bookmark-list.found', { count: total })}
        </p>
      )}
      {total === 0 ? (
        <Nothing list={list} />
      ) : (
        <ul className="grid gap-3">
          {list.jobs.map(job => (
            <li key={job.card.id}>
              <SavedJobCard saved={job} answer={answer} />
            </li>
          ))}
          {list.employers.map(employer => (
            <li key={employer.card.id}>
              <SavedEmployerCard saved={employer} answer={answer} />
            </li>
          ))}
        </ul>
      )}
      {list.jobs.filter(({ hasEnded }) => !hasEnded).length > 1 && <CompareChosen />}
      <PageLinks page={page} pageCount={pages} hrefOf={number => address({ tab, q, page: number })} />
    </div>
  )
}

/** For the check boxes of the cards, which have forms of their own inside. */
function CompareChosen() {
  const { t, to } = useTexts()
  return (
    <Form id={compareForm} action={to('comparison')}>
      <Button type="submit">{t('bookmark-list.compare.submit')}</Button>
    </Form>
  )
}

function useAddress() {
  const { to } = useTexts()
  return ({ tab, q = '', page = 1 }: { tab: List['tab']; q?: string; page?: number }) => {
    const query = new URLSearchParams({
      ...(tab === 'employers' && { tab }),
      ...(q && { q }),
      ...(page > 1 && { page: String(page) }),
    })
    return query.size > 0 ? `${to('bookmarks')}?${query}` : to('bookmarks')
  }
}

function Tabs({ list: { tab, counts } }: { list: List }) {
  const { t } = useTexts()
  const address = useAddress()
  return (
    <nav aria-label={t('bookmark-list.tabs.label')}>
      <ul className="flex flex-wrap gap-2">
        {(['jobs', 'employers'] as const).map(name => (
          <li key={name}>
            <Link
              to={address({ tab: name })}
              preventScrollReset
              aria-current={name === tab ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 font-medium text-sm no-underline hover:border-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-on-brand"
            >
              {t(`bookmark-list.tabs.${name}`)}
              <span className="figures">{counts[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Search({ list: { tab, q } }: { list: List }) {
  const { t, to } = useTexts()
  return (
    <Form action={to('bookmarks')} role="search" className="flex max-w-lg gap-2">
      {tab === 'employers' && <input type="hidden" name="tab" value={tab} />}
      <input
        key={tab + q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={200}
        aria-label={t(`bookmark-list.search.${tab}`)}
        placeholder={t(`bookmark-list.search.${tab}`)}
        className={controlClass}
      />
      <Button type="submit" variant="secondary">
        {t('bookmark-list.search.submit')}
      </Button>
    </Form>
  )
}

function Nothing({ list: { tab, q } }: { list: List }) {
  const { t, to } = useTexts()
  const address = useAddress()
  if (q !== '') {
    return (
      <EmptyState
        title={t('bookmark-list.nothing-found', { words: q })}
        actions={
          <LinkButton to={address({ tab })} variant="secondary">
            {t('bookmark-list.show-all')}
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      title={t(`bookmark-list.none.${tab}`)}
      actions={
        <LinkButton to={to(tab)} variant="next">
          {t(`bookmark-list.none.find-${tab}`)}
        </LinkButton>
      }
    >
      {t(`bookmark-list.none.${tab}-text`)}
    </EmptyState>
  )
}
