import type { FormAnswer } from '../../../../form-answer.ts'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { switchesView } from './switches.server.ts'

type Shown = NonNullable<Awaited<ReturnType<typeof switchesView>>['form']>
type Fields = { key: string; state: string; percent: string; until: string; reason: string }

export function SwitchForm({ shown, answer }: { shown: Shown; answer: FormAnswer<never> | undefined }) {
  const { t, to } = useTexts()
  const { key, canBeShared, percent, until } = shown
  const defaults = { key, state: shown.state, percent: String(percent ?? ''), until: until ?? '', reason: '' }
  const state = useSiteForm<Fields>({ name: 'set', id: `set-${key}`, answer, defaults })
  const { fields } = state
  return (
    <SiteForm state={state}>
      <input type="hidden" name="key" value={key} />
      <SelectField field={fields.state} label={t('admin.switches.state')}>
        <option value="on">{t('admin.switches.on')}</option>
        <option value="off">{t('admin.switches.off')}</option>
        {canBeShared && <option value="percent">{t('admin.switches.percent-state')}</option>}
      </SelectField>
      {canBeShared && (
        <TextField
          field={fields.percent}
          label={t('admin.switches.percent')}
          hint={t('admin.switches.percent-hint')}
          type="number"
          isOptional
        />
      )}
      <TextField
        field={fields.until}
        label={t('admin.switches.until')}
        hint={t('admin.switches.until-hint')}
        type="date"
        isOptional
      />
      <TextField
        field={fields.reason}
        label={t('admin.switches.reason')}
        hint={t('admin.switches.reason-hint')}
        autoComplete="off"
        maxLength={500}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="next" isBusy={state.isBusy}>
          {t('admin.switches.save')}
        </Button>
        <LinkButton to={to('admin-switches')} variant="secondary">
          {t('admin.switches.cancel')}
        </LinkButton>
      </div>
    </SiteForm>
  )
}
