import type { FormAnswer } from '../../../form-answer.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, Radio } from '../../../ui/checkbox.tsx'
import { firstList } from '../../../ui/field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { ContactPageView } from './contact-page.server.ts'

type Props = { view: ContactPageView; answer: FormAnswer<unknown> | undefined }

/** Everything that goes along is chosen here; whoever has applied under their name learns that it is known. */
export function AcceptForm({ view: { contact, chosen, hasApplied }, answer }: Props) {
  const { t } = useTexts()
  const defaults = { reveal: chosen.filter(each => each.isSuggested).map(({ value }) => value) }
  const state = useSiteForm<{ reveal: string[]; phone: string }>({ name: 'accept', answer, defaults })
  const { reveal, phone } = state.fields
  const ticked = firstList(reveal)
  return (
    <AreaSection
      title={t('talent.request.yes')}
      text={t('talent.request.yes-text', { employer: contact.employer })}
    >
      <SiteForm state={state} problemTitle={t('talent.problem.title')}>
        <fieldset className="grid">
          <legend className="mb-1.5 font-semibold">{t('talent.request.reveal')}</legend>
          {chosen.map(({ value, label }) => (
            <Checkbox
              key={value}
              name={reveal.name}
              value={value}
              label={label}
              defaultChecked={ticked.includes(value)}
            />
          ))}
        </fieldset>
        <TextField
          field={phone}
          label={t('talent.request.phone')}
          hint={t('talent.request.phone-hint', { employer: contact.employer })}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          isOptional
        />
        {chosen.some(({ value }) => value === 'cv') && (
          <p className="text-ink-soft text-sm">{t('talent.request.cv-hint')}</p>
        )}
        {hasApplied && <p className="text-sm">{t('talent.request.has-applied')}</p>}
        <p className="text-ink-soft text-sm">{t('talent.request.accept-hint')}</p>
        <div>
          <Button type="submit" variant="next" isBusy={state.isBusy}>
            {t('talent.request.accept')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}

export function NotNowForm() {
  const { t } = useTexts()
  return (
    <AreaSection title={t('talent.request.later')} text={t('talent.request.later-text')}>
      <ActionButton form="not-now" variant="secondary">
        {t('talent.request.not-now')}
      </ActionButton>
    </AreaSection>
  )
}

export function DeclineForm({ view: { reasons }, answer }: Props) {
  const { t } = useTexts()
  const defaults = { reason: 'other' }
  const state = useSiteForm<{ reason: string }>({ name: 'decline', answer, defaults })
  const { reason } = state.fields
  return (
    <AreaSection title={t('talent.request.no')} text={t('talent.request.decline-text')}>
      <SiteForm state={state} problemTitle={t('talent.problem.title')}>
        <fieldset className="grid">
          <legend className="mb-1.5 font-semibold">{t('talent.request.reason')}</legend>
          {reasons.map(({ value, label }) => (
            <Radio
              key={value}
              name={reason.name}
              value={value}
              defaultChecked={value === reason.initialValue}
              label={label}
            />
          ))}
        </fieldset>
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('talent.request.decline')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
