import { Link } from 'react-router'
import type { FileFacts } from '../../../../../domain/files/describe-files.ts'
import { reportKinds } from '../../../../../domain/moderation/moderation.values.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { UploadField } from '../../../../parts/shared/upload/upload-field.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckField } from '../../../../ui/check-field.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

type Props = {
  what: string
  isGuest: boolean
  /** Uploads that were not sent yet. */
  held: FileFacts[]
  answer: FormAnswer<unknown> | undefined
}
type Fields = {
  kind: string
  text: string
  evidence: string
  name: string
  email: string
  isTrue: string
  website: string
  files?: string[]
}

export function ReportForm({ what, isGuest, held, answer }: Props) {
  const { t, to } = useTexts()
  const state = useSiteForm<Fields>({ name: 'report', answer })
  const { kind, text, evidence, name, email, isTrue, website, files } = state.fields
  return (
    <AreaSection title={what}>
      <SiteForm state={state} encType="multipart/form-data">
        <RadioGroup
          field={kind}
          legend={t('moderation.form.kind')}
          options={reportKinds.map(value => ({ value, label: t(`moderation.kind.${value}`) }))}
        />
        <TextAreaField
          field={text}
          label={t('moderation.form.text')}
          hint={t('moderation.form.text-hint')}
          rows={6}
        />
        <TextAreaField
          field={evidence}
          label={t('moderation.form.evidence')}
          hint={t('moderation.form.evidence-hint')}
          rows={2}
          isOptional
        />
        <UploadField
          field={files}
          label={t('moderation.form.files')}
          hint={t('moderation.form.files-hint')}
          purpose="report"
          held={held}
          isOptional
        />
        {isGuest && (
          <>
            <p className="text-ink-soft">{t('moderation.form.nameless')}</p>
            <TextField field={name} label={t('moderation.form.name')} autoComplete="name" isAlternative />
            <TextField
              field={email}
              label={t('moderation.form.email')}
              hint={t('moderation.form.email-hint')}
              type="email"
              autoComplete="email"
              inputMode="email"
              isAlternative
            />
          </>
        )}
        <CheckField field={isTrue} label={t('moderation.form.good-faith')} />
        {/* Programs that fill in every field give themselves away; people and screen readers do not come across it. */}
        <div aria-hidden className="absolute -left-[999rem]">
          <label>
            {t('moderation.form.website')}
            <input type="text" name={website.name} autoComplete="off" tabIndex={-1} />
          </label>
        </div>
        <p className="text-ink-soft text-sm">
          {t('moderation.form.privacy')}{' '}
          <Link className="link" to={to('privacy')}>
            {t('moderation.form.privacy-link')}
          </Link>
          .
        </p>
        <div>
          <Button type="submit" variant="next" isBusy={state.isBusy}>
            {t('moderation.form.send')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
