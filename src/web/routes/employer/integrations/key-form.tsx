import { apiScopes } from '../../../../domain/caller/scope.values.ts'
import { keyLifetimes } from '../../../../domain/integrations/api-key.values.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldProblem, firstList } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Fields = { name: string; scopes: string[]; lifetimeDays: string }

export function KeyForm({ answer }: { answer: FormAnswer<unknown> | undefined }) {
  const { t } = useTexts()
  const defaults = { lifetimeDays: '365' }
  const state = useSiteForm<Fields>({ name: 'create-key', answer, defaults })
  const { name, scopes, lifetimeDays } = state.fields
  const chosen = firstList(scopes)
  return (
    <SiteForm state={state} problemTitle={t('integrations.problem.title')}>
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_13rem]">
        <TextField
          field={name}
          label={t('integrations.keys.name')}
          hint={t('integrations.keys.name-hint')}
          autoComplete="off"
          maxLength={120}
        />
        <SelectField field={lifetimeDays} label={t('integrations.keys.lifetime')}>
          {keyLifetimes.map(value => (
            <option key={value} value={value}>
              {t(`integrations.lifetime.${value}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset className="grid gap-1" aria-describedby={scopes.errors ? scopes.errorId : undefined}>
        <legend className="mb-1 font-semibold">{t('integrations.keys.scopes')}</legend>
        {apiScopes.map((scope, index) => (
          <Checkbox
            key={scope}
            name={scopes.name}
            value={scope}
            id={index === 0 ? scopes.id : undefined}
            defaultChecked={chosen.includes(scope)}
            label={
              <>
                {t(`integrations.scope.${scope.replace(':', '-')}`)}{' '}
                <code className="text-ink-soft text-sm">{scope}</code>
              </>
            }
          />
        ))}
        <FieldProblem field={scopes} />
      </fieldset>
      <div>
        <Button type="submit" isBusy={state.isBusy}>
          {t('integrations.keys.create')}
        </Button>
      </div>
    </SiteForm>
  )
}
