import type { AdRule } from '../../../../domain/jobs/ad-rules/ad-rule.values.ts'
import { adRuleModes } from '../../../../domain/jobs/ad-rules/ad-rule.values.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

/** One rule: off, only marking, or asking for a review. */
export function RuleForm({
  rule: { rule, mode, words },
  answer,
}: {
  rule: AdRule
  answer: FormAnswer<unknown> | undefined
}) {
  const { t } = useTexts()
  const state = useSiteForm<{ mode: string; words: string }>({
    name: 'change',
    id: `rule-${rule}`,
    answer,
    defaults: { mode, words: words.join('\n') },
  })
  return (
    <AreaSection title={t(`moderation.rule.${rule}.title`)} text={t(`moderation.rule.${rule}.text`)}>
      <SiteForm state={state}>
        <input type="hidden" name="rule" value={rule} />
        <RadioGroup
          field={state.fields.mode}
          legend={t('moderation.rules.mode')}
          options={adRuleModes.map(value => ({ value, label: t(`moderation.rules.modes.${value}`) }))}
        />
        {rule === 'words' && (
          <TextAreaField
            field={state.fields.words}
            label={t('moderation.rules.words')}
            hint={t('moderation.rules.words-hint')}
            rows={5}
          />
        )}
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('moderation.rules.save')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
