import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { AuthorFields } from '../author-fields.tsx'
import { NamesNotice } from '../names-notice.tsx'

type Props = { isGuest: boolean; hasNames: boolean; answer: FormAnswer<unknown> | undefined }
type Fields = { text: string; name: string; email: string; website: string }

export function CommentForm({ isGuest, hasNames, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<Fields>({ name: isGuest ? 'comment-as-guest' : 'comment', answer })
  const { text, name, email, website } = state.fields
  return (
    <AreaSection title={t('ideas.comment.form')}>
      <SiteForm state={state}>
        <TextAreaField field={text} label={t('ideas.comment.text')} rows={5} />
        {hasNames && (
          <>
            <NamesNotice />
            <input type="hidden" name="looked" value="yes" />
          </>
        )}
        <AuthorFields isGuest={isGuest} name={name} email={email} website={website} />
        <div>
          <Button type="submit" variant="next" isBusy={state.isBusy}>
            {t(hasNames ? 'ideas.new.send-anyway' : 'ideas.comment.send')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
