import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import type { ButtonVariant } from '../../ui/button-class.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { useTexts } from '../../use-texts.ts'
import type { Reach } from './filters/place-view.server.ts'
import { loadSuggestions } from './load-suggestions.ts'
import { PlaceFields } from './place-fields.tsx'

type Props = {
  /** The list that shows the results; by default that of all jobs. */
  action?: string
  what?: string
  /** The sentence that `what` was made from: what was typed gives way to the words that are left of it. */
  asked?: string | undefined
  where?: string
  radiusKm?: Reach
  /** Further parameters of the search, sent as hidden fields. */
  kept?: [string, string][]
  /** Where finding jobs is not the page's main purpose: another label and look of the button, and the form's id. */
  submit?: { id: string; text: string; variant: ButtonVariant }
}

/** A plain form that works without scripts; with them the fields suggest while one types. */
export function JobSearchForm({
  action,
  what = '',
  asked,
  where = '',
  radiusKm = null,
  kept = [],
  submit,
}: Props) {
  const { t, to, locale } = useTexts()
  return (
    <search>
      <Form
        id={submit?.id}
        action={action ?? to('jobs')}
        className="seam grid grid-cols-[minmax(0,1fr)_7.25rem] gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-[1fr_9rem] sm:p-5 md:grid-cols-[1.4fr_1fr_9rem_auto] md:items-end"
      >
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="relative z-20 grid gap-1 max-md:col-span-2">
          <label htmlFor="q" className="font-semibold text-sm">
            {t('jobs.what')}
          </label>
          <Combobox
            id="q"
            data-search-field
            name="q"
            type="search"
            defaultValue={what}
            renewedBy={asked}
            maxLength={200}
            placeholder={t('jobs.what-example')}
            load={(text, signal) => loadSuggestions('what', text, locale, signal)}
            countText={count => t('jobs.suggestions', { count })}
          />
        </div>
        <PlaceFields where={where} radiusKm={radiusKm} />
        <Button type="submit" variant={submit?.variant ?? 'next'} className="max-md:col-span-2">
          {!submit && <Search aria-hidden className="size-5" strokeWidth={1.75} />}
          {submit?.text ?? t('jobs.search')}
        </Button>
      </Form>
    </search>
  )
}
