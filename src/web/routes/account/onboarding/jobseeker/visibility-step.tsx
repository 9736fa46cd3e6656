import { Radio } from '../../../../ui/checkbox.tsx'
import { FieldProblem } from '../../../../ui/field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { StepButtons } from '../step-buttons.tsx'
import type { StepProps } from './step-props.ts'

export function VisibilityStep({ data: { visibility: chosen, visibilities }, answer, buttons }: StepProps) {
  const { t } = useTexts()
  const state = useSiteForm<{ visibility?: string }>({ name: 'visibility', answer })
  const { visibility } = state.fields
  return (
    <SiteForm state={state}>
      <fieldset className="grid gap-2" aria-describedby={visibility.errors ? visibility.errorId : undefined}>
        <legend className="mb-1.5 font-semibold">{t('onboarding.seeker.visibility-field')}</legend>
        {visibilities.map(value => (
          <Radio
            key={value}
            name={visibility.name}
            value={value}
            defaultChecked={chosen === value}
            label={
              <>
                <span className="font-medium">{t(`onboarding.seeker.visible.${value}.title`)}</span>
                <span className="block text-ink-soft text-sm">
                  {t(`onboarding.seeker.visible.${value}.text`)}
                </span>
              </>
            }
          />
        ))}
        <FieldProblem field={visibility} />
      </fieldset>
      <StepButtons isBusy={state.isBusy} {...buttons} />
    </SiteForm>
  )
}
