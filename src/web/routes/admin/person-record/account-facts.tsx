import { DefinitionGrid } from '../../../ui/definition-grid.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { RecordView } from './record-view.server.ts'

/** What the account is, and how much is in it. */
export function AccountFacts({ record: { account, counts, factors } }: { record: RecordView }) {
  const { t } = useTexts()
  const yes = (is: boolean) => t(is ? 'records.yes' : 'records.no')
  const facts = [
    { label: t('records.person.role'), value: t(`records.role.${account.role ?? 'none'}`) },
    ...(account.companyName ? [{ label: t('records.person.company'), value: account.companyName }] : []),
    { label: t('records.person.since'), value: account.since },
    { label: t('records.person.confirmed'), value: yes(account.isConfirmed) },
    { label: t('records.person.onboarded'), value: yes(account.isOnboarded) },
    {
      label: t('records.person.factors'),
      value: factors.length > 0 ? factors.map(kind => t(`records.factor.${kind}`)).join(', ') : yes(false),
    },
    ...(account.terms ? [{ label: t('records.person.terms'), value: account.terms }] : []),
    ...(account.deleteOn ? [{ label: t('records.person.delete-on'), value: account.deleteOn }] : []),
    { label: t('records.person.applications'), value: counts.applications },
    { label: t('records.person.alerts'), value: counts.alerts },
    { label: t('records.person.saved-jobs'), value: counts.savedJobs },
    { label: t('records.person.files'), value: counts.files },
  ]
  return <DefinitionGrid facts={facts} />
}
