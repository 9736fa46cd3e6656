import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { FoldSummary } from '../../../ui/fold-summary.tsx'
import { Select } from '../../../ui/select.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { AdminListView } from './list-view.server.ts'

/** The boxes of the columns belong to this form. */
const filterForm = 'list'

/** Words and filters: one form that asks for the list anew, and needs no script. The order is chosen by the headings of the table. */
export function ListFilters({ view }: { view: AdminListView }) {
  const { t } = useTexts()
  const { search, filters, sort, direction } = view
  return (
    <Form key={view.query} id={filterForm} method="get" className="flex flex-wrap items-end gap-3">
      <label className="grid grow basis-52 gap-1.5">
        <span className="font-semibold">{search.label}</span>
        <input type="search" name="q" defaultValue={search.value} maxLength={200} className={controlClass} />
      </label>
      {filters.map(({ options, ...filter }) =>
        options === null ? (
          <Day key={filter.name} {...filter} />
        ) : (
          <Choice key={filter.name} {...filter} options={options} all={t('admin.list.all')} />
        ),
      )}
      <input type="hidden" name="sort" value={sort} />
      <input type="hidden" name="direction" value={direction} />
      <Button type="submit" variant="secondary">
        {t('admin.list.show')}
      </Button>
    </Form>
  )
}

/** Which columns the list has; asked for together with the filters. */
export function Columns({ view: { choices } }: { view: AdminListView }) {
  const { t } = useTexts()
  return (
    <details>
      <FoldSummary>{t('admin.list.columns')}</FoldSummary>
      <fieldset className="flex flex-wrap gap-x-6 gap-y-1 pt-1">
        <legend className="sr-only">{t('admin.list.columns')}</legend>
        {choices
          .filter(({ isFixed }) => !isFixed)
          .map(({ column, label, isShown }) => (
            <label key={column} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                name="column"
                form={filterForm}
                value={column}
                defaultChecked={isShown}
                className="size-5 accent-brand"
              />
              {label}
            </label>
          ))}
        <Button type="submit" form={filterForm} variant="secondary" size="small">
          {t('admin.list.show')}
        </Button>
      </fieldset>
    </details>
  )
}

type FilterProps = { name: string; label: string; value: string }

function Day({ name, label, value }: FilterProps) {
  return (
    <label className="grid min-w-0 grow basis-40 gap-1.5">
      <span className="font-semibold">{label}</span>
      <input type="date" name={name} defaultValue={value} className={controlClass} />
    </label>
  )
}

type ChoiceProps = FilterProps & {
  options: readonly { value: string; label: string }[]
  /** The text for no choice. */
  all: string
}

function Choice({ name, label, value, options, all }: ChoiceProps) {
  return (
    <label htmlFor={`list-${name}`} className="grid min-w-0 grow basis-32 gap-1.5">
      <span className="font-semibold">{label}</span>
      <Select id={`list-${name}`} name={name} defaultValue={value}>
        <option value="">{all}</option>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </label>
  )
}
