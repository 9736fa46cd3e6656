import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { type AlertFrequency, alertFrequencies } from '../../../../domain/alerts/alert.values.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { ChipLink } from '../../../ui/chip-link.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { PlaceNotice } from '../filters/place-notice.tsx'
import { JobSearchForm } from '../job-search-form.tsx'
import type { AlertFormView } from './alert-form.server.ts'

type Fields = { criteria: string; name: string; frequency: string; email: string }

type Props = {
  view: AlertFormView
  /** `create` or `change`, as the page's action calls it. */
  name: string
  answer: FormAnswer<unknown> | undefined
  defaults?: { name: string; frequency: AlertFrequency }
  isGuest?: boolean
  /** Without it there is no cancel link. */
  cancelTo?: string
}

/** For new and for changed alerts. Guests are also asked for their address. */
export function AlertForm({ view, name, answer, defaults, isGuest = false, cancelTo }: Props) {
  const { t, to } = useTexts()
  const state = useSiteForm<Fields>({
    name,
    answer,
    defaults: { frequency: defaults?.frequency ?? 'daily', name: defaults?.name ?? view.name },
  })
  const { fields } = state
  return (
    <div className="grid max-w-[52rem] gap-6" onSubmitCapture={event => applyFirst(event, view)}>
      <Criteria view={view} />
      <SiteForm state={state} className="rounded-card border border-line bg-surface p-5 sm:p-7">
        <input type="hidden" name="criteria" value={view.criteria} />
        <TextField
          // A changed search suggests another name. The key renders this field anew and leaves what was typed in the others.
          key={defaults ? 'own' : view.name}
          field={answer?.result ? fields.name : { ...fields.name, initialValue: defaults?.name ?? view.name }}
          label={t('alert.name')}
          hint={t('alert.name-hint')}
          maxLength={120}
          autoComplete="off"
        />
        <RadioGroup
          legend={t('alert.frequency.label')}
          field={fields.frequency}
          options={alertFrequencies.map(value => ({ value, label: t(`alert.frequency.${value}`) }))}
        />
        {isGuest && (
          <>
            <TextField
              field={fields.email}
              label={t('alert.email')}
              hint={t('alert.email-hint')}
              type="email"
              autoComplete="email"
              inputMode="email"
            />
            <p className="text-ink-soft text-sm">
              {t('alert.consent')}{' '}
              <Link className="link" to={to('privacy')}>
                {t('alert.privacy')}
              </Link>
              .
            </p>
          </>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" isBusy={state.isBusy}>
            {t(defaults ? 'alert.save' : 'alert.new.save')}
          </Button>
          {cancelTo && (
            <Link className="link" to={cancelTo}>
              {t('alert.cancel')}
            </Link>
          )}
        </div>
      </SiteForm>
    </div>
  )
}

const searchId = 'alert-search'

/** Search words that were typed but not applied are applied and shown before anything is saved. */
function applyFirst(event: FormEvent<HTMLElement>, view: AlertFormView): void {
  const search = document.getElementById(searchId)
  if (event.target === search || !(search instanceof HTMLFormElement)) return
  const typed = new FormData(search)
  const textOf = (name: string) =>
    String(typed.get(name) ?? '')
      .replace(/\s+/g, ' ')
      .trim()
  const isNew =
    ![view.what, view.corrected?.from].includes(textOf('q')) ||
    textOf('place') !== view.where ||
    (typeof view.radiusKm === 'number' && Number(textOf('radius')) !== view.radiusKm)
  if (!isNew) return
  event.preventDefault()
  event.stopPropagation()
  search.requestSubmit()
}

function Criteria({ view }: { view: AlertFormView }) {
  const { t } = useTexts()
  const { chips, corrected, unknownPlace, correctedPlace } = view
  return (
    <section aria-labelledby="criteria" className="grid gap-4">
      <h2 id="criteria" className="text-xl">
        {t('alert.criteria.title')}
      </h2>
      {chips.length === 0 ? (
        <p className="text-ink-soft">{t('alert.criteria.none')}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {chips.map(chip => (
            <li key={chip.key}>
              <ChipLink to={chip.to} actionLabel={t('alert.criteria.remove')}>
                {chip.label}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
      {corrected && <p>{t('alert.criteria.corrected', corrected)}</p>}
      {(unknownPlace || correctedPlace) && (
        <div role="alert">
          <PlaceNotice view={view} />
        </div>
      )}
      <JobSearchForm
        action={view.listPath}
        what={view.what}
        where={view.where}
        radiusKm={view.radiusKm}
        kept={view.keptBySearch}
        submit={{ id: searchId, text: t('alert.criteria.apply'), variant: 'secondary' }}
      />
      <p className="figures flex flex-wrap gap-x-4" role="status">
        {view.criteria !== '' && (
          <span className="font-semibold">
            {view.total === 0
              ? t('alert.today-none')
              : t('alert.today', { count: view.total, total: view.totalText })}
          </span>
        )}
        <Link className="link" to={view.jobsTo}>
          {t(view.total > 0 && view.criteria !== '' ? 'alert.today-show' : 'alert.criteria.refine')}
        </Link>
      </p>
    </section>
  )
}
