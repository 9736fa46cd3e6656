import { termKinds } from '../../../../../domain/blog/article.values.ts'
import type { BlogTerm } from '../../../../../domain/blog/lists/blog-names.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

type Fields = { kind: string; nameDe: string; nameEn: string }
type Props = { edited: BlogTerm | null; answer: FormAnswer<unknown> | undefined }

export function TermForm({ edited, answer }: Props) {
  const { t } = useTexts()
  const { kind = 'tag', nameDe = '', nameEn = '' } = edited ?? {}
  const state = useSiteForm<Fields>({ name: 'term', answer, defaults: { kind, nameDe, nameEn } })
  const { fields } = state
  return (
    <SiteForm state={state}>
      {edited ? (
        <>
          <input type="hidden" name="id" value={edited.id} />
          <input type="hidden" name="kind" value={kind} />
        </>
      ) : (
        <SelectField field={fields.kind} label={t('blog.term.kind')}>
          {termKinds.map(each => (
            <option key={each} value={each}>
              {t(`blog.term.${each}`)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField field={fields.nameDe} label={t('blog.lists.name-de')} />
      <TextField field={fields.nameEn} label={t('blog.lists.name-en')} />
      <div>
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t(edited ? 'blog.lists.save' : 'blog.lists.add-term')}
        </Button>
      </div>
    </SiteForm>
  )
}
