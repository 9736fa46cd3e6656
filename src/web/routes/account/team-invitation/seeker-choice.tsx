import type { Invitation } from '../../../../domain/employers/team/accept-invitation.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { TermsLabel } from '../../../parts/account/terms-label.tsx'
import { InvitationText } from '../../../parts/shared/invitation-choice.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/check-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = { invitation: Invitation; answer: FormAnswer<unknown> | undefined }

/** Whoever looked for work until now agrees to the terms for employers first. */
export function SeekerChoice({ invitation, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ terms: string }>({ name: 'accept', answer })
  return (
    <div className="grid justify-items-start gap-4">
      <InvitationText invitation={invitation} />
      <p>{t('employer-area.invitation.seeker')}</p>
      <SiteForm state={state}>
        <input type="hidden" name="invitationId" value={invitation.id} />
        <CheckField field={state.fields.terms} label={<TermsLabel who="employer" />} />
        <div>
          <Button type="submit" variant="next" isBusy={state.isBusy}>
            {t('employer-area.invitation.accept')}
          </Button>
        </div>
      </SiteForm>
    </div>
  )
}
