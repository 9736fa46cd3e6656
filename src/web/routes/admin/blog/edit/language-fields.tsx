import '../../../../parts/shared/rich-text/article.css'
import { RichTextField } from '../../../../parts/shared/rich-text/rich-text-field.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { ArticleFields } from './article-fields.ts'

type Props = {
  fields: ReturnType<typeof useSiteForm<ArticleFields>>['fields']
  locale: 'de' | 'en'
  hasCover: boolean
}

/** The text of an article in one language; the other may stay empty. */
export function LanguageFields({ fields, locale, hasCover }: Props) {
  const { t } = useTexts()
  return (
    <fieldset className="grid gap-5 rounded-card border border-line bg-surface p-5">
      <legend className="px-1 font-semibold text-lg">{t(`blog.language.${locale}`)}</legend>
      <TextField
        field={fields[`${locale}Title`]}
        label={t('blog.edit.headline')}
        maxLength={160}
        isAlternative
      />
      <TextField
        field={fields[`${locale}Slug`]}
        label={t('blog.edit.slug')}
        hint={t('blog.edit.slug-hint')}
        maxLength={80}
        isAlternative
      />
      <TextAreaField
        field={fields[`${locale}Excerpt`]}
        label={t('blog.edit.excerpt')}
        hint={t('blog.edit.excerpt-hint')}
        rows={3}
        maxLength={300}
        isAlternative
      />
      <RichTextField
        field={fields[`${locale}Html`]}
        label={t('blog.edit.text')}
        hint={t('blog.edit.text-hint', {
          jobs: '{{jobs: Pflege Köln}}',
          pay: '{{pay: TVöD-P P7}}',
          calculator: '{{calculator: TVöD-P P7}}',
        })}
        kind="article"
      />
      {hasCover && (
        <TextField
          field={fields[`${locale}CoverAlt`]}
          label={t('blog.edit.cover-alt')}
          hint={t('blog.edit.alt-hint')}
          maxLength={250}
          isAlternative
        />
      )}
    </fieldset>
  )
}
