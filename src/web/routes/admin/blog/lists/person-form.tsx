import type { BlogPerson } from '../../../../../domain/blog/lists/blog-names.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

type Fields = Omit<BlogPerson, 'id'>
type Props = { edited: BlogPerson | null; answer: FormAnswer<unknown> | undefined }

export function PersonForm({ edited, answer }: Props) {
  const { t } = useTexts()
  const { name = '', roleDe = '', roleEn = '', aboutDe = '', aboutEn = '' } = edited ?? {}
  const defaults = { name, roleDe, roleEn, aboutDe, aboutEn }
  const state = useSiteForm<Fields>({ name: 'person', answer, defaults })
  const { fields } = state
  return (
    <SiteForm state={state}>
      {edited && <input type="hidden" name="id" value={edited.id} />}
      <TextField field={fields.name} label={t('blog.lists.name')} />
      <TextField field={fields.roleDe} label={t('blog.lists.role-de')} hint={t('blog.lists.role-hint')} />
      <TextField field={fields.roleEn} label={t('blog.lists.role-en')} />
      <TextAreaField field={fields.aboutDe} label={t('blog.lists.about-de')} rows={3} isOptional />
      <TextAreaField field={fields.aboutEn} label={t('blog.lists.about-en')} rows={3} isOptional />
      <div>
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t(edited ? 'blog.lists.save' : 'blog.lists.add-person')}
        </Button>
      </div>
    </SiteForm>
  )
}
