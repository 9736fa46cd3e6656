import { SlidersHorizontal, X } from 'lucide-react'
import { useRef } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Checkbox, Radio } from '../../ui/checkbox.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useTexts } from '../../use-texts.ts'
import { withoutEmptyParams } from './clean-address.ts'
import type { FilterGroup } from './filter-groups.server.ts'
import type { JobListView } from './job-list.server.ts'

const panelId = 'filters'

/**
 * All filters as one form: a column on a wide screen, a sheet over the whole phone. With scripts each choice searches at
 * once and the counts follow; without them the button at its foot does.
 */
export function FilterPanel({ view }: { view: JobListView }) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const search = () => {
    if (!form.current) return
    const fields = new FormData(form.current)
    const given = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
    const clean = withoutEmptyParams(given)
    submit(clean === null ? given : new URLSearchParams(clean), {
      action: view.listPath,
      preventScrollReset: true,
    })
  }
  return (
    <aside aria-label={t('jobs.filters')}>
      <button
        type="button"
        popoverTarget={panelId}
        className={buttonClass('secondary', 'normal', 'mb-5 w-full lg:hidden')}
      >
        <SlidersHorizontal aria-hidden className="size-5" strokeWidth={1.75} />
        {t('jobs.filters')}
        {view.chips.length > 0 && <span className="figures">({view.chips.length})</span>}
      </button>
      <div
        id={panelId}
        popover="auto"
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-paper text-ink open:flex lg:static lg:flex lg:h-auto lg:overflow-visible lg:bg-transparent"
      >
        <header className="flex items-center justify-between border-line border-b py-2 pr-2 pl-4 lg:hidden">
          <h2 className="text-lg">{t('jobs.filters')}</h2>
          <button
            type="button"
            popoverTarget={panelId}
            popoverTargetAction="hide"
            className={buttonClass('quiet')}
          >
            <X aria-hidden className="size-5" strokeWidth={1.75} />
            {t('jobs.filters-close')}
          </button>
        </header>
        <Form
          id="filter-form"
          ref={form}
          action={view.listPath}
          preventScrollReset
          onChange={search}
          className="grow overflow-y-auto px-4 pb-6 lg:overflow-visible lg:p-0"
        >
          <HiddenSearch view={view} />
          {view.groups.map(group => (
            <Group key={group.name} group={group} view={view} />
          ))}
          {!isHydrated && (
            <Button type="submit" className="mt-4 hidden w-full lg:inline-flex">
              {t('jobs.filters-apply')}
            </Button>
          )}
        </Form>
        <footer className="border-line border-t bg-surface p-3 lg:hidden">
          {isHydrated ? (
            <button
              type="button"
              popoverTarget={panelId}
              popoverTargetAction="hide"
              className={buttonClass('primary', 'normal', 'w-full')}
            >
              {t('jobs.show', { count: view.total, total: view.totalText })}
            </button>
          ) : (
            <button type="submit" form="filter-form" className={buttonClass('primary', 'normal', 'w-full')}>
              {t('jobs.filters-apply')}
            </button>
          )}
        </footer>
      </div>
    </aside>
  )
}

/** Text, place and order, which have fields of their own elsewhere. */
function HiddenSearch({ view }: { view: JobListView }) {
  const kept = [...new URLSearchParams(view.query)].filter(([name]) =>
    ['q', 'place', 'radius', 'sort', 'employer'].includes(name),
  )
  return kept.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ))
}

function Group({ group, view }: { group: FilterGroup; view: JobListView }) {
  const { t } = useTexts()
  return (
    <details open={group.isOpen} className="group/filter border-line border-b py-1">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 font-semibold marker:content-none">
        {group.label}
        <span
          aria-hidden
          className="text-ink-soft transition-transform duration-150 group-open/filter:rotate-45"
        >
          +
        </span>
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{group.label}</legend>
        {group.kind === 'one' && group.name !== 'postedWithin' && <AnyOption group={group} />}
        {group.options.map(option => (
          <Option key={option.value} group={group} option={option} />
        ))}
        {group.name === 'salaryMin' && <UnknownPay view={view} />}
        {group.hiddenCount > 0 && (
          <Link
            to={expandAddress(view, group.name)}
            preventScrollReset
            className="link inline-flex min-h-11 items-center text-sm sm:min-h-9"
          >
            {t('jobs.more-options', { count: group.hiddenCount })}
          </Link>
        )}
      </fieldset>
    </details>
  )
}

function Option({ group, option }: { group: FilterGroup; option: FilterGroup['options'][number] }) {
  const isSelected = usePending(group.name, option.value, option.isSelected)
  const Choice = group.kind === 'many' ? Checkbox : Radio
  const isAny = group.name === 'postedWithin' && option.value === 'any'
  return (
    <Choice
      name={group.name}
      value={option.value}
      checked={isAny ? isSelected || !group.options.some(other => other.isSelected) : isSelected}
      onChange={ignore}
      disabled={option.isEmpty && !option.isSelected}
      label={option.label}
      trailing={option.count}
    />
  )
}

function AnyOption({ group }: { group: FilterGroup }) {
  const { t } = useTexts()
  return (
    <Radio
      name={group.name}
      value=""
      checked={!group.options.some(option => option.isSelected)}
      onChange={ignore}
      label={t('jobs.any')}
    />
  )
}

function UnknownPay({ view }: { view: JobListView }) {
  const { t } = useTexts()
  const isChosen = new URLSearchParams(view.query).get('includeUnknownPay') === 'true'
  return (
    <Checkbox
      name="includeUnknownPay"
      value="true"
      checked={isChosen}
      onChange={ignore}
      label={t('jobs.unknown-pay-option')}
    />
  )
}

// The form as a whole listens; React wants to see that a controlled box can change.
function ignore(): void {}

/** The choice that is being searched for, so that a box answers to the touch and not to the server. */
function usePending(name: string, value: string, isSelected: boolean): boolean {
  const { location } = useNavigation()
  if (!location) return isSelected
  return new URLSearchParams(location.search).getAll(name).includes(value)
}

function expandAddress(view: JobListView, name: string): string {
  const query = new URLSearchParams(view.query)
  query.append('all', name)
  return `${view.listPath}?${query}`
}
