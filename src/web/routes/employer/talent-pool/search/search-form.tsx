import { Form } from 'react-router'
import { keptParams } from '../../../../parts/shared/filters/list-view.ts'
import { PlaceBox } from '../../../../parts/shared/place-fields.tsx'
import { Button } from '../../../../ui/button.tsx'
import { controlClass } from '../../../../ui/control-class.ts'
import { Select } from '../../../../ui/select.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { TalentSearchView } from './search-view.server.ts'

/** Words, a place of work and one of the employer's ads; the filters are beside the list. */
export function SearchForm({ view }: { view: TalentSearchView }) {
  const { t } = useTexts()
  const { list, place, job, jobs, isPlaceUnknown, isJobOver } = view
  return (
    <Form key={list.query} action={list.listPath} className="grid gap-4">
      {keptParams(list, ['q', 'place', 'job']).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_auto]">
        <div className="grid gap-1.5">
          <label htmlFor="talent-words" className="font-semibold">
            {t('talent.search.q')}
          </label>
          <input
            id="talent-words"
            name="q"
            type="search"
            maxLength={200}
            defaultValue={list.unknownWords}
            className={controlClass}
          />
        </div>
        <div className="relative z-10 grid gap-1.5">
          <label htmlFor="talent-place" className="font-semibold">
            {t('talent.search.place')}
          </label>
          <PlaceBox id="talent-place" defaultValue={place} aria-describedby="talent-place-hint" />
          <p id="talent-place-hint" className="text-ink-soft text-sm">
            {t(isPlaceUnknown ? 'talent.search.place-unknown' : 'talent.search.place-hint')}
          </p>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="talent-job" className="font-semibold">
            {t('talent.search.job')}
          </label>
          <Select
            id="talent-job"
            name="job"
            defaultValue={job ?? ''}
            {...(isJobOver && { 'aria-describedby': 'talent-job-over' })}
          >
            <option value="">{t('talent.search.job-none')}</option>
            {jobs.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
          {isJobOver && (
            <p id="talent-job-over" className="text-ink-soft text-sm">
              {t('talent.search.job-over')}
            </p>
          )}
        </div>
        <Button type="submit" className="xl:mt-[1.9rem]">
          {t('talent.search.go')}
        </Button>
      </div>
    </Form>
  )
}
