import { Form } from 'react-router'
import type { RejectionPreview } from '../../../../domain/applications/reject-applications.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Choice = { value: string; name: string; group: 'own' | 'de' | 'en' }
type Props = {
  choices: Choice[]
  template: { value: string; text: string }
  people: RejectionPreview[]
  search: string
  answer: FormAnswer<unknown> | undefined
}

/** Also lists people who cannot be rejected any more; without anyone else there is no form. */
export function WriteRejection({ choices, template, people, search, answer }: Props) {
  const { t } = useTexts()
  const isNobody = people.every(({ isPossible }) => !isPossible)
  return (
    <>
      <AreaSection title={t('employer-applications.rejections.people', { count: people.length })}>
        <ul className="grid gap-2">
          {people.map(({ applicationId, name, jobTitle, isPossible }) => (
            <li key={applicationId} className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
              <span className="font-semibold">{name}</span>
              <span className="text-ink-soft text-sm">{jobTitle}</span>
              {!isPossible && <Badge tone="warn">{t('employer-applications.rejections.impossible')}</Badge>}
            </li>
          ))}
        </ul>
      </AreaSection>
      {!isNobody && (
        <AreaSection title={t('employer-applications.rejections.text-title')}>
          <TemplateChoice choices={choices} value={template.value} search={search} />
          <RejectionForm key={template.value} text={template.text} people={people} answer={answer} />
        </AreaSection>
      )}
    </>
  )
}

function TemplateChoice({ choices, value, search }: { choices: Choice[]; value: string; search: string }) {
  const { t } = useTexts()
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== 'template')
  const groups = [...new Set(choices.map(({ group }) => group))]
  return (
    <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
      {kept.map(([name, text]) => (
        <input key={`${name} ${text}`} type="hidden" name={name} value={text} />
      ))}
      <label htmlFor="template" className="grid min-w-0 grow gap-1.5">
        <span className="font-semibold">{t('employer-applications.rejections.template')}</span>
        <Select id="template" key={value} name="template" defaultValue={value}>
          {groups.map(group => (
            <optgroup key={group} label={t(`employer-applications.rejections.group-${group}`)}>
              {choices.map(choice =>
                choice.group === group ? (
                  <option key={choice.value} value={choice.value}>
                    {choice.name}
                  </option>
                ) : null,
              )}
            </optgroup>
          ))}
        </Select>
      </label>
      <Button type="submit" variant="secondary">
        {t('employer-applications.rejections.take')}
      </Button>
    </Form>
  )
}

function RejectionForm({ text, people, answer }: { text: string } & Pick<Props, 'people' | 'answer'>) {
  const { t } = useTexts()
  const state = useSiteForm<{ text: string }>({ name: 'preview', answer, defaults: { text } })
  return (
    <SiteForm state={state}>
      {people.map(({ applicationId, isPossible }) =>
        isPossible ? <input key={applicationId} type="hidden" name="ids" value={applicationId} /> : null,
      )}
      <TextAreaField
        field={state.fields.text}
        label={t('employer-applications.rejections.text')}
        hint={t('employer-applications.rejections.hint')}
        rows={14}
        maxLength={10_000}
      />
      <div>
        <Button type="submit" isBusy={state.isBusy}>
          {t('employer-applications.rejections.preview')}
        </Button>
      </div>
    </SiteForm>
  )
}
