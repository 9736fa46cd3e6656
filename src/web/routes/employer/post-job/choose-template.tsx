import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useTexts } from '../../../use-texts.ts'

type Group = { name: string; templates: readonly { id: number; name: string }[] }

/** Grouped by employer, because each has its own templates. Renders nothing if there are none. */
export function ChooseTemplate({ groups }: { groups: readonly Group[] }) {
  const { t } = useTexts()
  const filled = groups.filter(({ templates }) => templates.length > 0)
  if (filled.length === 0) return null
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="text-lg">
        <label htmlFor="template">{t('ads.templates.choose')}</label>
      </h2>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="form" value="template" />
        <Select id="template" name="id" className="min-w-0 max-w-md grow">
          {filled.map(({ name, templates }) => {
            const options = templates.map(template => (
              <option key={template.id} value={template.id}>
                {template.name}
              </option>
            ))
            return filled.length === 1 ? (
              options
            ) : (
              <optgroup key={name} label={name}>
                {options}
              </optgroup>
            )
          })}
        </Select>
        <Button type="submit" variant="secondary">
          {t('ads.templates.start')}
        </Button>
      </Form>
    </section>
  )
}
