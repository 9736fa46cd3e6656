import { Building2 } from 'lucide-react'
import { Link } from 'react-router'
import type { EmployerMapping } from '../../../../../domain/employers/team/employer-access.schema.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { InvitationChoice } from '../../../../parts/shared/invitation-choice.tsx'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { FormProblems } from '../../../../ui/form-problems.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'

type Props = {
  mappings: readonly EmployerMapping[]
  invitations: readonly Parameters<typeof InvitationChoice>[0]['invitation'][]
  createTo: string
  answer: FormAnswer<never> | undefined
}

/** Invitations come first because they are certain; matches keep the order of `findOwnEmployers`. */
export function FindStep({ mappings, invitations, createTo, answer }: Props) {
  const { t, to } = useTexts()
  const problems = answer?.result?.error?.[''] ?? []
  return (
    <div className="grid gap-5">
      <FormProblems
        title={t('onboarding.problem')}
        whole={problems}
        fields={[]}
        hasFocus={problems.length > 0}
      />
      {invitations.map(invitation => (
        <div key={invitation.id} className="rounded-card border border-brand/40 bg-brand-soft p-4">
          <InvitationChoice invitation={invitation} />
        </div>
      ))}
      {mappings.length > 0 && (
        <ul className="grid gap-3">
          {mappings.map(mapping => (
            <li key={mapping.employerId} className="grid gap-3 rounded-card border border-line bg-paper p-4">
              <div className="flex gap-3">
                <Building2 aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" strokeWidth={1.75} />
                <div className="min-w-0">
                  <h2 className="font-sans font-semibold text-base tracking-normal">
                    <Link className="link" to={to('employer', { key: mapping.employerId })}>
                      {mapping.employerName}
                    </Link>
                  </h2>
                  <p className="text-ink-soft text-sm">
                    {t(`onboarding.employer.found.${mapping.mappingType}`, { percent: mapping.confidence })}
                  </p>
                </div>
              </div>
              <Choice mapping={mapping} />
            </li>
          ))}
        </ul>
      )}
      <LinkButton to={createTo} variant={mappings.length > 0 ? 'secondary' : 'next'}>
        {t(mappings.length > 0 ? 'onboarding.employer.create-instead' : 'onboarding.employer.none.action')}
      </LinkButton>
    </div>
  )
}

function Choice({ mapping: { employerId, hasAccess, request } }: { mapping: EmployerMapping }) {
  const { t } = useTexts()
  if (request === 'requested' || request === 'refused')
    return <p className="font-medium">{t(`onboarding.employer.request.${request}`)}</p>
  return (
    <ActionButton
      form={hasAccess ? 'confirm' : 'ask'}
      fields={{ employerId }}
      variant={hasAccess ? 'next' : 'primary'}
      leadsOn
    >
      {t(hasAccess ? 'onboarding.employer.take' : 'onboarding.employer.ask')}
    </ActionButton>
  )
}
