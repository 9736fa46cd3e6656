import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { AuthorFields } from '../author-fields.tsx'
import { NamesNotice } from '../names-notice.tsx'
import type { SimilarIdea } from '../similar.server.ts'
import { SimilarIdeas } from './similar-ideas.tsx'

type Props = {
  isGuest: boolean
  similar: readonly SimilarIdea[]
  hasNames: boolean
  answer: FormAnswer<unknown> | undefined
}
type Fields = { title: string; text: string; name: string; email: string; website: string }

export function IdeaForm({ isGuest, similar, hasNames, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<Fields>({ name: isGuest ? 'post-as-guest' : 'post', answer })
  const { title, text, name, email, website } = state.fields
  const isAsked = similar.length > 0 || hasNames
  return (
    <AreaSection title={t('ideas.new.form')}>
      <SiteForm state={state}>
        <TextField field={title} label={t('ideas.form.title')} hint={t('ideas.form.title-hint')} />
        <SimilarIdeas fieldId={title.id} similar={similar} />
        <TextAreaField field={text} label={t('ideas.form.text')} hint={t('ideas.form.text-hint')} rows={7} />
        {hasNames && <NamesNotice />}
        {isAsked && <input type="hidden" name="looked" value="yes" />}
        <AuthorFields isGuest={isGuest} name={name} email={email} website={website} />
        <div>
          <Button type="submit" variant="next" isBusy={state.isBusy}>
            {t(isAsked ? 'ideas.new.send-anyway' : 'ideas.new.send')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
