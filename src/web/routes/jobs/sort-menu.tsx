import { useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useTexts } from '../../use-texts.ts'
import type { JobListView } from './job-list.server.ts'

/** The order of the results: at once with scripts, by its button without. */
export function SortMenu({ view }: { view: JobListView }) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const kept = [...new URLSearchParams(view.query)].filter(([name]) => name !== 'sort')
  return (
    <Form ref={form} action={view.listPath} preventScrollReset className="flex items-center gap-2 text-sm">
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="text-ink-soft">
        {t('jobs.sort')}
      </label>
      <Select
        id="sort"
        name="sort"
        key={view.sort}
        defaultValue={view.sort}
        onChange={() => form.current?.requestSubmit()}
      >
        {view.sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {!isHydrated && (
        <Button type="submit" variant="secondary" size="small">
          {t('jobs.sort-apply')}
        </Button>
      )}
    </Form>
  )
}
