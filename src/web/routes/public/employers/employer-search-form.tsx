import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { keptParams } from '../../../parts/shared/filters/list-view.ts'
import { loadSuggestions } from '../../../parts/shared/load-suggestions.ts'
import { PlaceFields } from '../../../parts/shared/place-fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { EmployerListView } from './employer-list.server.ts'

/** A plain GET form; suggestions come on top with scripts. */
export function EmployerSearchForm({ view }: { view: EmployerListView }) {
  const { t, locale } = useTexts()
  return (
    <search>
      <Form
        action={view.listPath}
        className="seam grid grid-cols-[minmax(0,1fr)_7.25rem] gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-[1fr_9rem] sm:p-5 md:grid-cols-[1.4fr_1fr_9rem_auto] md:items-end"
      >
        {keptParams(view, ['q', 'place', 'radius']).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="relative z-20 grid gap-1 max-md:col-span-2">
          <label htmlFor="q" className="font-semibold text-sm">
            {t('employers.name')}
          </label>
          <Combobox
            id="q"
            name="q"
            type="search"
            data-search-field
            defaultValue={view.name}
            maxLength={200}
            placeholder={t('employers.name-example')}
            load={(text, signal) => loadSuggestions('what', text, locale, signal, 'employer')}
            countText={count => t('jobs.suggestions', { count })}
          />
        </div>
        <PlaceFields where={view.where} radiusKm={view.radiusKm} />
        <Button type="submit" variant="next" className="max-md:col-span-2">
          <Search aria-hidden className="size-5" strokeWidth={1.75} />
          {t('employers.search')}
        </Button>
      </Form>
    </search>
  )
}
