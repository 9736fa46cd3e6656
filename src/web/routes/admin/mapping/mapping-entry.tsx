import { Link } from 'react-router'
import type { EmployerMapping } from '../../../../domain/employers/team/employer-access.schema.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Person = {
  userId: string
  name: string
  email: string
  companyName: string | null
  since: string
  candidates: EmployerMapping[]
}
type Props = { person: Person; answer: FormAnswer<unknown> | undefined }

/** A person without an employer: what the lookup found, most certain first, and a way to name another. */
export function MappingEntry({ person, answer }: Props) {
  const { t, to } = useTexts()
  const { userId, name, email, companyName, since, candidates } = person
  const ownAnswer = answer?.result?.initialValue?.userId === userId ? answer : undefined
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="min-w-0 wrap-anywhere">
        <h2 className="font-sans font-semibold text-base tracking-normal">
          <Link className="link" to={to('admin-person', { id: userId })}>
            {name}
          </Link>
        </h2>
        <p className="text-ink-soft text-sm">
          {[email, companyName, t('records.mapping.since', { date: since })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {candidates.map(({ employerId, employerName, mappingType, confidence, request }) => (
        <div key={employerId} className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">
            <Link className="link" to={to('admin-employer', { id: employerId })}>
              {employerName}
            </Link>
            <span className="block text-ink-soft text-sm">
              {t(`records.mapping.type.${mappingType}`, { confidence })}
              {request !== 'none' && `, ${t(`records.mapping.request.${request}`)}`}
            </span>
          </span>
          <ActionButton
            form="map"
            fields={{ userId, employerId, role: 'recruiter' }}
            variant="secondary"
            size="small"
            label={t('records.mapping.link-to', { name, employer: employerName })}
          >
            {t('records.mapping.link')}
          </ActionButton>
        </div>
      ))}
      <details open={ownAnswer !== undefined}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {t('records.mapping.other')}
        </summary>
        <OtherForm userId={userId} answer={ownAnswer} />
      </details>
    </li>
  )
}

function OtherForm({ userId, answer }: { userId: string; answer: Props['answer'] }) {
  const { t } = useTexts()
  const state = useSiteForm<{ employerId: string; role: string }>({
    name: 'map',
    id: `map-${userId}`,
    answer,
  })
  return (
    <SiteForm state={state}>
      <input type="hidden" name="userId" value={userId} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          field={state.fields.employerId}
          label={t('records.mapping.employer-id')}
          hint={t('records.mapping.employer-id-hint')}
          inputMode="numeric"
          maxLength={10}
        />
        <SelectField field={state.fields.role} label={t('records.mapping.role.label')}>
          <option value="recruiter">{t('records.mapping.role.recruiter')}</option>
          <option value="owner">{t('records.mapping.role.owner')}</option>
        </SelectField>
      </div>
      <div>
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('records.mapping.link')}
        </Button>
      </div>
    </SiteForm>
  )
}
