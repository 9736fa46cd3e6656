import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { FilterChips } from '../filters/filter-chips.tsx'
import { FilterButton, FilterPanel } from '../filters/filter-panel.tsx'
import { ListPages } from '../filters/list-pages.tsx'
import { keptParams } from '../filters/list-view.ts'
import type { TalentCardView } from './talent-card.server.ts'
import { TalentCard } from './talent-card.tsx'
import type { TalentListView } from './talent-list.server.ts'

type Props = {
  list: TalentListView
  talents: readonly TalentCardView[]
  toOf: (id: string) => string
  /** Shown below the cards. */
  children?: React.ReactNode
}

/** Filters and anonymous profiles, for everyone and for employers. */
export function TalentList({ list, talents, toOf, children }: Props) {
  const { t } = useTexts()
  const own = list.groups.map(({ name }) => name)
  return (
    <div className="gap-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <FilterPanel list={list} showText={t('talent.pool.show')} kept={keptParams(list, own)} />
      <section aria-labelledby="results" className="min-w-0">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="results" className="figures text-xl" aria-live="polite">
            <Count list={list} />
          </h2>
          <FilterButton chosen={list.chips.length} />
        </header>
        {list.unknownWords !== '' && (
          <p className="mt-4 rounded-card border border-line bg-sunken px-4 py-3 text-sm">
            {t('talent.pool.unknown-words', { words: list.unknownWords })}
          </p>
        )}
        <FilterChips list={list} />
        {talents.length > 0 ? (
          <ol className="mt-5 grid gap-3">
            {talents.map(talent => (
              <li key={talent.id}>
                <TalentCard talent={talent} to={toOf(talent.id)} />
              </li>
            ))}
          </ol>
        ) : (
          <Nobody list={list} />
        )}
        {children}
        <div className="mt-8">
          <ListPages list={list} />
        </div>
      </section>
    </div>
  )
}

function Count({ list: { total, totalText, hasAny } }: { list: TalentListView }) {
  const { t } = useTexts()
  if (total !== null) return t('talent.pool.count', { count: total, total: totalText })
  return t(hasAny ? 'talent.pool.count-few' : 'talent.pool.count-none')
}

function Nobody({ list }: { list: TalentListView }) {
  const { t } = useTexts()
  const which = list.hasAny ? 'few' : 'none'
  return (
    <div className="mt-5">
      <EmptyState
        title={t(`talent.pool.${which}`)}
        actions={
          <LinkButton to={list.resetTo} variant="secondary">
            {t('talent.pool.all')}
          </LinkButton>
        }
      >
        {t(`talent.pool.${which}-text`)}
      </EmptyState>
    </div>
  )
}
