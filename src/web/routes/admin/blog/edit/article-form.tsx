import type { ArticleDraft } from '../../../../../domain/blog/article.values.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { Choices } from '../../../../parts/shared/form-fields/choices.tsx'
import { firstList } from '../../../../ui/field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { ArticleFields } from './article-fields.ts'
import type { EditView } from './edit-view.server.ts'
import { LanguageFields } from './language-fields.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { useAutosave } from './use-autosave.ts'

export function ArticleForm({ view, answer }: { view: EditView; answer: FormAnswer<unknown> | undefined }) {
  const { t } = useTexts()
  const { article, people, tags, series, pictures } = view
  const state = useSiteForm<ArticleFields>({ name: 'save', answer, defaults: defaultsOf(article.draft) })
  const { fields } = state
  const autosave = useAutosave('save')
  return (
    <div onInput={autosave.schedule}>
      <SiteForm state={state} className="max-w-[44rem]">
        {/* Enter in a field keeps the draft, and publishes nothing. */}
        <button type="submit" name="go" value="save" tabIndex={-1} aria-hidden className="sr-only" />
        <input type="hidden" name="version" value={article.version} />
        <LanguageFields fields={fields} locale="de" hasCover={pictures.length > 0} />
        <LanguageFields fields={fields} locale="en" hasCover={pictures.length > 0} />
        <fieldset className="grid gap-5 rounded-card border border-line bg-surface p-5">
          <legend className="px-1 font-semibold text-lg">{t('blog.edit.facts')}</legend>
          <Chosen field={fields.authorId} label={t('blog.edit.author')} options={people} />
          <Chosen field={fields.reviewerId} label={t('blog.edit.reviewer')} options={people} />
          <TextField field={fields.reviewedOn} label={t('blog.edit.reviewed-on')} type="date" isOptional />
          {tags.length > 0 && (
            <Choices
              legend={t('blog.edit.tags')}
              field={fields.tagIds}
              options={tags}
              chosen={firstList(fields.tagIds)}
            />
          )}
          <Chosen field={fields.seriesId} label={t('blog.edit.series')} options={series} />
          <TextField
            field={fields.seriesPart}
            label={t('blog.edit.part')}
            type="number"
            inputMode="numeric"
            isOptional
          />
          <Chosen
            field={fields.coverFileId}
            label={t('blog.edit.cover')}
            options={pictures.map(({ fileId, name }) => ({ value: fileId, label: name }))}
          />
        </fieldset>
        <SaveButtons state={article.state} fields={fields} isBusy={state.isBusy} />
        <p role="status" className="min-h-6 text-ink-soft text-sm">
          {autosave.note && t(`blog.edit.autosave-${autosave.note}`)}
        </p>
      </SiteForm>
    </div>
  )
}

type ChosenProps = {
  field: ReturnType<typeof useSiteForm<ArticleFields>>['fields']['authorId']
  label: string
  options: readonly { value: string; label: string }[]
}

function Chosen({ field, label, options }: ChosenProps) {
  const { t } = useTexts()
  return (
    <SelectField field={field} label={label} isOptional>
      <option value="">{t('blog.edit.nothing')}</option>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

function defaultsOf(draft: ArticleDraft): ArticleFields {
  const { de, en } = draft
  return {
    deTitle: de.title,
    deSlug: de.slug,
    deExcerpt: de.excerpt,
    deHtml: de.html,
    deCoverAlt: de.coverAlt,
    enTitle: en.title,
    enSlug: en.slug,
    enExcerpt: en.excerpt,
    enHtml: en.html,
    enCoverAlt: en.coverAlt,
    authorId: String(draft.authorId ?? ''),
    reviewerId: String(draft.reviewerId ?? ''),
    reviewedOn: draft.reviewedOn ?? '',
    tagIds: draft.tagIds.map(String),
    seriesId: String(draft.seriesId ?? ''),
    seriesPart: String(draft.seriesPart ?? ''),
    coverFileId: draft.coverFileId ?? '',
    at: '',
    until: '',
  }
}
