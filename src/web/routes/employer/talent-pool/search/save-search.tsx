import type { FormAnswer } from '../../../../form-answer.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

/** Keeps the search of the address. */
export function SaveSearch({ answer }: { answer: FormAnswer<unknown> | undefined }) {
  const { t } = useTexts()
  const defaults = { frequency: 'daily' }
  const state = useSiteForm<{ name: string; frequency: string }>({ name: 'save', answer, defaults })
  const { name, frequency } = state.fields
  return (
    <section
      aria-labelledby="save-search"
      className="mt-8 grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div className="grid gap-1">
        <h2 id="save-search" className="text-xl">
          {t('talent.search.save')}
        </h2>
        <p className="text-ink-soft">{t('talent.search.save-text')}</p>
      </div>
      <SiteForm state={state} problemTitle={t('talent.problem.title')}>
        <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_13rem]">
          <TextField field={name} label={t('talent.search.name')} maxLength={120} autoComplete="off" />
          <SelectField field={frequency} label={t('talent.search.frequency')}>
            <option value="daily">{t('talent.search.daily')}</option>
            <option value="weekly">{t('talent.search.weekly')}</option>
          </SelectField>
        </div>
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('talent.search.save')}
          </Button>
        </div>
      </SiteForm>
    </section>
  )
}
