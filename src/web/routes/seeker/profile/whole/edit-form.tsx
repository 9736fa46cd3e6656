import { type ReactNode, useEffect, useRef } from 'react'
import type { FileFacts } from '../../../../../domain/files/describe-files.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import type { ProfileEdit } from '../../../../parts/seeker/profile/profile-edit.ts'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import type { SiteFormState } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Defaults } from './edit-defaults.server.ts'
import type { EditOptions } from './profile-view.server.ts'

export type EditProps = {
  edit: ProfileEdit
  form: { defaults: Defaults; options: EditOptions; held: FileFacts[] }
  answer: FormAnswer<never> | undefined
}

type Props = { state: SiteFormState; title: string; hasFile?: boolean; children: ReactNode }

/** The one open form of the profile; takes the focus when it opens, and leads back without saving. */
export function EditForm({ state, title, hasFile = false, children }: Props) {
  const { t, to } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // A field with a mistake has the focus already.
    if (document.activeElement === document.body || document.activeElement?.tagName === 'A')
      heading.current?.focus()
  }, [])
  return (
    <div id="edit" className="grid scroll-mt-20 gap-4 rounded-card border border-brand/40 p-4 sm:p-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h3>
      <SiteForm state={state} {...(hasFile && { encType: 'multipart/form-data' as const })}>
        {children}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={state.isBusy}>
            {t('profile.save')}
          </Button>
          <LinkButton to={to('seeker-profile')} variant="secondary" preventScrollReset>
            {t('common.form.cancel')}
          </LinkButton>
        </div>
      </SiteForm>
    </div>
  )
}
