import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { IdeaDeskView } from './idea-desk.server.ts'

type Props = { idea: IdeaDeskView; answer: FormAnswer<unknown> | undefined }

export function StatusForm({ idea: { version, next }, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ status: string; text: string }>({ name: 'status', answer })
  return (
    <AreaSection title={t('ideas.admin.move')} text={t('ideas.admin.move-text')}>
      <SiteForm state={state}>
        <input type="hidden" name="version" value={version} />
        <RadioGroup field={state.fields.status} legend={t('ideas.admin.status')} options={next} />
        <TextAreaField
          field={state.fields.text}
          label={t('ideas.admin.status-text')}
          hint={t('ideas.admin.status-hint')}
          rows={3}
          isOptional
        />
        <div>
          <Button type="submit" isBusy={state.isBusy}>
            {t('ideas.admin.save')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
