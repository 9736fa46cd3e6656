import { useState } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { controlClass } from '../../../../ui/control-class.ts'
import { FoldSummary } from '../../../../ui/fold-summary.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useFieldsOfAddress } from '../../../../ui/use-fields-of-address.ts'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { useTexts } from '../../../../use-texts.ts'
import { unfilteredQuery } from '../own-jobs-address.ts'
import type { Route } from './+types/route.ts'

type Data = Route.ComponentProps['loaderData']

const sorts = ['waiting', 'ends', 'new', 'applications', 'views', 'title', 'published', 'changed'] as const

/** Applies at once with scripts and by its button without. All state is in the address. */
export function AdFilters({ data }: { data: Data }) {
  const { t, to } = useTexts()
  const { search } = useLocation()
  const isHydrated = useHydrated()
  const { filter, employer, sort } = data
  const form = useFieldsOfAddress(search, {
    q: filter.words,
    sort,
    place: filter.place ?? '',
    department: filter.department ?? '',
    source: filter.source ?? '',
    ending: filter.isEnding,
  })
  const send = () => form.current?.requestSubmit()
  return (
    <Form
      ref={form}
      action={to('employer-jobs-own')}
      preventScrollReset
      role="search"
      aria-label={t('ads.list.filters')}
      className="grid gap-3"
    >
      {employer.query && <input type="hidden" name="employer" value={employer.employerId} />}
      <input type="hidden" name="tab" value={filter.tab} />
      <div className="flex flex-wrap gap-2">
        <div className="flex min-w-0 grow basis-72 gap-2">
          <input
            type="search"
            name="q"
            defaultValue={filter.words}
            maxLength={100}
            aria-label={t('ads.list.search')}
            placeholder={t('ads.list.search')}
            className={controlClass}
          />
          <Button type="submit" variant="secondary">
            {t('ads.list.find')}
          </Button>
        </div>
        <label htmlFor="ads-sort" className="flex grow items-center gap-2 sm:grow-0">
          <span className="whitespace-nowrap text-ink-soft text-sm">{t('ads.list.sort')}</span>
          <Select id="ads-sort" name="sort" defaultValue={sort} onChange={send} className="grow">
            {sorts.map(name => (
              <option key={name} value={name}>
                {t(`ads.list.sort-by.${name}`)}
              </option>
            ))}
          </Select>
        </label>
      </div>
      <Narrowing data={data} send={send} hasButton={!isHydrated} />
    </Form>
  )
}

function Narrowing({ data, send, hasButton }: { data: Data; send: () => void; hasButton: boolean }) {
  const { t, to } = useTexts()
  const { search } = useLocation()
  const { filter, choices } = data
  const isNarrowed = [filter.place, filter.department, filter.source, filter.isEnding].some(Boolean)
  // Decided once: removing the last filter must not close the section someone is working in.
  const [isOpenAtFirst] = useState(isNarrowed)
  return (
    <details open={isOpenAtFirst} className="rounded-card border border-line bg-surface px-4">
      <FoldSummary>{t('ads.list.filters')}</FoldSummary>
      <div className="grid items-end gap-3 pb-4 sm:grid-cols-2 xl:grid-cols-4">
        {choices.map(({ name, options }) => (
          <label key={name} htmlFor={`ads-${name}`} className="grid gap-1.5">
            <span className="font-medium text-sm">{t(`ads.list.by.${name}`)}</span>
            <Select id={`ads-${name}`} name={name} defaultValue={filter[name] ?? ''} onChange={send}>
              <option value="">{t('ads.list.by.any')}</option>
              {options.map(({ value, label, count }) => (
                <option key={value} value={value}>
                  {`${label} (${count})`}
                </option>
              ))}
            </Select>
          </label>
        ))}
        <Checkbox
          name="ending"
          value="1"
          defaultChecked={filter.isEnding}
          onChange={send}
          label={t('ads.list.by.ending')}
        />
        <div className="flex flex-wrap gap-3 sm:col-span-full">
          {hasButton && (
            <Button type="submit" variant="secondary" size="small" className="scripted:hidden">
              {t('ads.list.apply')}
            </Button>
          )}
          {isNarrowed && (
            <Link
              className="link inline-flex min-h-11 items-center sm:min-h-9"
              to={to('employer-jobs-own') + unfilteredQuery(search)}
            >
              {t('ads.list.clear')}
            </Link>
          )}
        </div>
      </div>
    </details>
  )
}
