import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Combobox, type ComboboxOption } from '../ui/combobox.tsx'
import { Select } from '../ui/select.tsx'
import { useTexts } from '../use-texts.ts'

type Props = {
  /** The list that answers; otherwise that of all jobs. */
  action?: string
  what?: string
  where?: string
  radiusKm?: number | null
  /** Further parameters of the search, sent along unseen. */
  kept?: [string, string][]
}

/** The distances of the search in km; the first one is used when only a place is given. */
const distancesKm = [5, 10, 25, 50, 100, 200]
const usualDistanceKm = 25

/** What, where and how far: a plain form whose fields propose while one types. */
export function JobSearchForm({ action, what = '', where = '', radiusKm = null, kept = [] }: Props) {
  const { t, to, locale } = useTexts()
  const suggest = (kind: 'what' | 'where') => (text: string, signal: AbortSignal) =>
    loadSuggestions(kind, text, locale, signal)
  const countText = (count: number) => t('jobs.suggestions', { count })
  return (
    <search>
      <Form
        action={action ?? to('jobs')}
        className="seam grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5 md:grid-cols-[1.4fr_1fr_9rem_auto] md:items-end"
      >
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="relative z-20 grid gap-1">
          <label htmlFor="q" className="font-semibold text-sm">
            {t('jobs.what')}
          </label>
          <Combobox
            key={`q ${what}`}
            id="q"
            name="q"
            type="search"
            defaultValue={what}
            maxLength={200}
            placeholder={t('jobs.what-example')}
            load={suggest('what')}
            countText={countText}
          />
        </div>
        <div className="relative z-10 grid gap-1">
          <label htmlFor="place" className="font-semibold text-sm">
            {t('jobs.where')}
          </label>
          <Combobox
            key={`place ${where}`}
            id="place"
            name="place"
            defaultValue={where}
            maxLength={100}
            placeholder={t('jobs.where-example')}
            load={suggest('where')}
            countText={countText}
          />
        </div>
        <div className="grid gap-1">
          <label htmlFor="radius" className="font-semibold text-sm">
            {t('jobs.radius')}
          </label>
          <Select id="radius" name="radius" key={radiusKm} defaultValue={radiusKm ?? usualDistanceKm}>
            {distancesKm.map(km => (
              <option key={km} value={km}>
                {km} km
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" variant="next">
          <Search aria-hidden className="size-5" strokeWidth={1.75} />
          {t('jobs.search')}
        </Button>
      </Form>
    </search>
  )
}

async function loadSuggestions(
  kind: 'what' | 'where',
  text: string,
  locale: string,
  signal: AbortSignal,
): Promise<ComboboxOption[]> {
  const query = new URLSearchParams({ q: text, kind, lang: locale })
  const answer = await fetch(`/api/v1/suggest?${query}`, { signal })
  if (!answer.ok) return []
  // The shape is the API's own, described in openapi.json.
  const { suggestions } = (await answer.json()) as {
    suggestions: { kind: string; value: string; label: string; count: number }[]
  }
  return suggestions.map(({ kind: found, value, label, count }) => ({
    value: found === 'place' || found === 'postal-code' ? value : label,
    label,
    detail: String(count),
  }))
}
