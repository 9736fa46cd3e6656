import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, Link, useLocation, useNavigation, useSubmit } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Checkbox, Radio } from '../../../ui/checkbox.tsx'
import { FoldSummary } from '../../../ui/fold-summary.tsx'
import { Plain } from '../../../ui/plain/plain.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useTexts } from '../../../use-texts.ts'
import { withoutEmptyParams } from './clean-address.ts'
import type { FilteredList, FilterGroup, FilterOption } from './list-view.ts'

const panelId = 'filters'

type Props = {
  list: FilteredList
  /** Label of the button that closes the sheet on phones: "87 Stellen anzeigen". */
  showText: string
  /** Further parameters of the search, sent as hidden fields. */
  kept: [string, string][]
  /** The list of the URL could not be fetched; `list` is the one before. */
  isStale?: boolean
  /** Shown below the options of a group, by the group's name. */
  extras?: Record<string, ReactNode>
}

/**
 * All filters as one form: a column on wide screens, a full-screen sheet on phones, and a narrower one where list and ad take the room. With scripts each choice searches at once; without them
 * the button below the filters does.
 */
export function FilterPanel({ list, showText, kept, isStale = false, extras = {} }: Props) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const { pending, notePending } = usePendingSearch(list.listPath, isStale)
  const search = () => {
    if (!form.current) return
    const fields = new FormData(form.current)
    const given = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
    const clean = withoutEmptyParams(given)
    notePending(given)
    submit(clean === null ? given : new URLSearchParams(clean), {
      action: list.listPath,
      preventScrollReset: true,
    })
  }
  // What was chosen before the scripts arrived is searched for as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts have arrived
  useEffect(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>(
      'input[type="checkbox"], input[type="radio"]',
    )
    if ([...(boxes ?? [])].some(box => box.checked !== box.defaultChecked)) search()
  }, [])
  return (
    <aside aria-label={t('list.filters')}>
      <div
        id={panelId}
        popover="auto"
        className="filter-sheet fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col bg-paper text-ink open:flex lg:static lg:flex lg:h-auto lg:overflow-visible lg:bg-transparent"
      >
        <PanelHead />
        <Form
          id="filter-form"
          ref={form}
          // On a reload, browsers would restore earlier choices and thereby filters that nobody asked for.
          autoComplete="off"
          action={list.listPath}
          preventScrollReset
          onChange={search}
          className="grow overflow-y-auto px-4 pb-6 lg:overflow-visible lg:p-0"
        >
          {kept.map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          {list.groups.map(group => (
            <Group
              key={group.name}
              group={group}
              pending={pending?.getAll(group.name) ?? null}
              expandTo={expandAddress(list, group.name)}
            >
              {extras[group.name]}
            </Group>
          ))}
          {!isHydrated && (
            <Button type="submit" className="mt-4 hidden w-full lg:inline-flex scripted:hidden">
              {t('list.filters-apply')}
            </Button>
          )}
        </Form>
        <PanelFoot showText={isHydrated ? showText : null} />
      </div>
    </aside>
  )
}

/** Opens the filters where they are a sheet; `chosen` is how many are set. */
export function FilterButton({ chosen }: { chosen: number }) {
  const { t } = useTexts()
  return (
    <button
      type="button"
      popoverTarget={panelId}
      className={buttonClass('secondary', 'normal', 'filter-button max-sm:px-3 lg:hidden')}
    >
      <SlidersHorizontal aria-hidden className="size-5" strokeWidth={1.75} />
      {t('list.filters')}
      {chosen > 0 && <span className="figures">({chosen})</span>}
    </button>
  )
}

function PanelHead() {
  const { t } = useTexts()
  return (
    <header className="flex items-center justify-between border-line border-b py-2 pr-2 pl-4 lg:hidden">
      <h2 className="text-lg">{t('list.filters')}</h2>
      <button
        type="button"
        popoverTarget={panelId}
        popoverTargetAction="hide"
        className={buttonClass('quiet')}
      >
        <X aria-hidden className="size-5" strokeWidth={1.75} />
        {t('list.filters-close')}
      </button>
    </header>
  )
}

/** With scripts the results are already there and the sheet only closes; without them its button searches. */
function PanelFoot({ showText }: { showText: string | null }) {
  const { t } = useTexts()
  return (
    <footer className="border-line border-t bg-surface p-3 lg:hidden">
      {showText === null ? (
        <button type="submit" form="filter-form" className={buttonClass('primary', 'normal', 'w-full')}>
          {t('list.filters-apply')}
        </button>
      ) : (
        <button
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          className={buttonClass('primary', 'normal', 'w-full')}
        >
          {showText}
        </button>
      )}
    </footer>
  )
}

type GroupProps = { group: FilterGroup; pending: string[] | null; expandTo: string; children?: ReactNode }

function Group({ group, pending, expandTo, children }: GroupProps) {
  const { t } = useTexts()
  return (
    <Plain as="details" open={group.isOpen} className="border-line border-b py-1">
      <FoldSummary>{group.label}</FoldSummary>
      <fieldset className="pb-3">
        <legend className="sr-only">{group.label}</legend>
        {group.any && <AnyOption group={group} any={group.any} pending={pending} />}
        {group.options.map(option => (
          <Option key={option.value} group={group} option={option} pending={pending} />
        ))}
        {children}
        {group.hiddenCount > 0 && (
          <Link
            to={expandTo}
            preventScrollReset
            className="link inline-flex min-h-11 items-center text-sm sm:min-h-9"
          >
            {t('list.more-options', { count: group.hiddenCount })}
          </Link>
        )}
      </fieldset>
    </Plain>
  )
}

type OptionProps = { group: FilterGroup; option: FilterOption; pending: string[] | null }

function Option({ group, option, pending }: OptionProps) {
  const Choice = group.kind === 'many' ? Checkbox : Radio
  return (
    <Choice
      name={group.name}
      value={option.value}
      checked={pending ? pending.includes(option.value) : option.isSelected === true}
      onChange={ignore}
      disabled={option.isEmpty && !option.isSelected}
      label={option.label}
      trailing={option.count}
    />
  )
}

type AnyProps = { group: FilterGroup; any: FilterOption; pending: string[] | null }

function AnyOption({ group, any, pending }: AnyProps) {
  return (
    <Radio
      name={group.name}
      value={any.value}
      checked={pending ? pending.length === 0 : any.isSelected === true}
      onChange={ignore}
      label={any.label}
      trailing={any.count}
    />
  )
}

// The form listens for all changes. React still wants a handler on every controlled box.
function ignore(): void {}

/**
 * The search that is under way or has failed, so that a box reacts at once and not only after the server. `notePending` bridges the moment
 * before the router knows of the search.
 */
function usePendingSearch(listPath: string, isStale: boolean) {
  const shown = useLocation()
  const location = useNavigation().location ?? (isStale ? shown : undefined)
  const [justChosen, notePending] = useState<URLSearchParams | null>(null)
  const pending = location?.pathname === listPath ? new URLSearchParams(location.search) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at an address ends what was chosen before it
  useEffect(() => notePending(null), [shown.key])
  return { pending: pending ?? justChosen, notePending }
}

function expandAddress(list: FilteredList, name: string): string {
  const query = new URLSearchParams(list.query)
  query.append('all', name)
  return `${list.listPath}?${query}`
}
