import type { FormAnswer } from '../../../../form-answer.ts'
import { DecisionFields } from '../../../../parts/admin/decision-fields.tsx'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckField } from '../../../../ui/check-field.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { CaseView } from './case-view.server.ts'

type Props = { view: CaseView; answer: FormAnswer<unknown> | undefined }
type Fields = {
  measure: string
  days: string
  reason: string
  facts: string
  isAutomated: string
  isUnfounded: string
}

/** The version is the one that the page shows: whoever sends the form again after a conflict has seen what changed. */
export function DecisionForm({ view, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<Fields>({ name: 'decide', answer })
  const { measure, days, reason, facts, isAutomated, isUnfounded } = state.fields
  return (
    <AreaSection
      title={t('moderation.decide.title')}
      text={t(view.decisions.length > 0 ? 'moderation.decide.again' : 'moderation.decide.text')}
    >
      <SiteForm state={state}>
        <input type="hidden" name="caseId" value={view.id} />
        <input type="hidden" name="version" value={view.version} />
        <RadioGroup field={measure} legend={t('moderation.decide.measure')} options={view.measures} />
        <DecisionFields days={days} reason={reason} reasons={view.reasons} />
        <TextAreaField
          field={facts}
          label={t('moderation.decide.facts')}
          hint={t('moderation.decide.facts-hint')}
          rows={6}
        />
        <CheckField field={isAutomated} label={t('moderation.decide.automated')} isOptional />
        {view.openReports > 0 && (
          <CheckField field={isUnfounded} label={t('moderation.decide.unfounded')} isOptional />
        )}
        <div>
          <Button type="submit" isBusy={state.isBusy}>
            {t('moderation.decide.send')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
