import { Form } from 'react-router'
import type { Team } from '../../../../domain/employers/team/read-team.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { Select } from '../../../ui/select.tsx'
import { useTexts } from '../../../use-texts.ts'

type Member = Team['members'][number]
type Props = { member: Member; employerName: string; canManage: boolean }

/** Owners may change roles and remove members; everyone may leave. */
export function MemberRow({ member, employerName, canManage }: Props) {
  const { t } = useTexts()
  const { name, email, role, isSelf, isSecured, isLastOwner } = member
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-sans font-semibold text-base tracking-normal">{name}</h3>
        <Badge>{t(`dashboard.employer.role.${role}`)}</Badge>
        {isSelf && <Badge>{t('employer-area.team.you')}</Badge>}
        <span className="w-full break-all text-ink-soft text-sm">{email}</span>
        {isSecured && <span className="w-full text-sm">{t('employer-area.team.secured')}</span>}
      </div>
      {!isSecured && !isLastOwner && (
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
          {canManage && !isSelf && <ChangeRole member={member} />}
          {(canManage || isSelf) && <Remove member={member} employerName={employerName} />}
        </div>
      )}
    </li>
  )
}

function ChangeRole({ member: { userId, name, role } }: { member: Member }) {
  const { t } = useTexts()
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="form" value="role" />
      <input type="hidden" name="userId" value={userId} />
      <Select
        key={role}
        name="role"
        defaultValue={role}
        aria-label={t('employer-area.team.role', { name })}
        className="w-auto"
      >
        {(['owner', 'recruiter'] as const).map(value => (
          <option key={value} value={value}>
            {t(`dashboard.employer.role.${value}`)}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="secondary" size="small" className="sm:min-h-11">
        {t('employer-area.team.change-role')}
      </Button>
    </Form>
  )
}

/** The question names the person, because the rows look alike. */
function Remove({ member: { userId, name, isSelf }, employerName }: Omit<Props, 'canManage'>) {
  const { t } = useTexts()
  const kind = isSelf ? 'leave' : 'remove'
  return (
    <ConfirmStep
      name={`remove-${userId}`}
      variant="quiet"
      size="small"
      open={
        <>
          <span aria-hidden={!isSelf}>{t(`employer-area.team.${kind}`)}</span>
          {!isSelf && <span className="sr-only">{t('employer-area.team.remove-for', { name })}</span>}
        </>
      }
      title={t(`employer-area.team.${kind}-question`, { name, employer: employerName })}
      does={{
        form: 'remove',
        fields: { userId },
        text: t(`employer-area.team.${kind}`),
        leadsOn: kind === 'leave',
      }}
    >
      <p>{t(`employer-area.team.${kind}-text`)}</p>
    </ConfirmStep>
  )
}
