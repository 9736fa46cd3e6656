import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useFieldsOfAddress } from '../../../ui/use-fields-of-address.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useTexts } from '../../../use-texts.ts'
import { type FilteredList, keptParams } from './list-view.ts'

/** With scripts a choice applies at once; without them the button beside it does. */
export function SortMenu({ list }: { list: FilteredList }) {
  const { t } = useTexts()
  const form = useFieldsOfAddress(list.sort, { sort: list.sort })
  const isHydrated = useHydrated()
  return (
    <Form
      ref={form}
      action={list.listPath}
      preventScrollReset
      className="flex min-w-0 items-center gap-2 text-sm max-sm:min-w-24 max-sm:flex-1"
    >
      {keptParams(list, ['sort']).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="text-ink-soft max-sm:sr-only">
        {t('list.sort')}
      </label>
      <Select
        id="sort"
        className="max-sm:min-w-0 max-sm:flex-1"
        name="sort"
        defaultValue={list.sort}
        onChange={() => form.current?.requestSubmit()}
      >
        {list.sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {!isHydrated && (
        <Button type="submit" variant="secondary" size="small" className="scripted:hidden">
          {t('list.sort-apply')}
        </Button>
      )}
    </Form>
  )
}
