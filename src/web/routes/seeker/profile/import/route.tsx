import { Link } from 'react-router'
import { requireJobSeeker } from '../../../../../domain/job-seekers/job-seeker.policy.ts'
import { localeOf } from '../../../../addresses.ts'
import { seekerTabs } from '../../../../parts/seeker/seeker-tabs.ts'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field, useControl } from '../../../../ui/field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { answerImportForms } from './import-forms.server.ts'
import { Review } from './review.tsx'

export const loader = pageLoader(async ctx => {
  requireJobSeeker(ctx.actor)
  return null
})

export const action = answerImportForms

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const description = t('profile.import.intro')
  return pageMeta(args, { title: t('profile.import.title'), description, isHidden: true })
}

export default function ImportProfile({ actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { t, to } = texts
  const taking = useSiteForm<{ items?: string[] }>({ name: 'take', answer: actionData })
  const chosen = taking.fields.items.initialValue
  // After a mistake the boxes that were chosen are all there is.
  const items =
    actionData?.done?.items ??
    (actionData?.form === 'take'
      ? [chosen ?? []].flat().map(text => ({ text: String(text), isThere: false }))
      : [])
  return (
    <AreaPage
      title={t('profile.import.title')}
      intro={t('profile.import.intro')}
      tabs={seekerTabs(texts)}
      back={
        <Link className="link justify-self-start" to={to('seeker-profile')}>
          {t('profile.title')}
        </Link>
      }
    >
      {items.length > 0 ? (
        <AreaSection title={t('profile.import.review')} text={t('profile.import.review-text')}>
          <Review state={taking} items={items} />
        </AreaSection>
      ) : (
        <AreaSection title={t('profile.import.choose')} text={t('profile.import.choose-text')}>
          <ReadForm answer={actionData} />
        </AreaSection>
      )}
    </AreaPage>
  )
}

function ReadForm({ answer }: { answer: Route.ComponentProps['actionData'] }) {
  const { t } = useTexts()
  const state = useSiteForm<{ text?: string; document?: string }>({ name: 'read', answer })
  const { text, document } = state.fields
  const hint = t('profile.import.document-hint')
  const control = useControl({ field: document, hint, isAlternative: true })
  return (
    <SiteForm state={state} encType="multipart/form-data">
      <Field field={document} label={t('profile.import.document')} hint={hint}>
        <input
          type="file"
          accept=".json,.xml,.pdf,application/json,application/xml,application/pdf"
          className="file-input max-w-full"
          {...control}
        />
      </Field>
      <TextAreaField
        field={text}
        label={t('profile.import.text')}
        hint={t('profile.import.text-hint')}
        rows={8}
        isOptional
      />
      <div>
        <Button type="submit" isBusy={state.isBusy}>
          {t('profile.import.read')}
        </Button>
      </div>
    </SiteForm>
  )
}
