import type { Revealed } from '../../../../../domain/talent-pool/pool-rows.ts'
import { DefinitionGrid } from '../../../../ui/definition-grid.tsx'
import { useTexts } from '../../../../use-texts.ts'

/** What the person chose to reveal, in their own words, and how to reach somebody who revealed no address. */
export function RevealedFacts({ revealed }: { revealed: Revealed }) {
  const { t } = useTexts()
  const { name, email, phone, town, positions, educations, qualifications, hasCv } = revealed
  const facts = [
    { label: t('talent.sent.name'), value: name ?? t('talent.sent.withheld') },
    {
      label: t('talent.sent.email'),
      value: <span className="wrap-anywhere">{email ?? t('talent.sent.withheld')}</span>,
    },
    ...(phone ? [{ label: t('talent.request.phone'), value: phone }] : []),
    ...(town ? [{ label: t('talent.sent.town'), value: town }] : []),
    ...(hasCv ? [{ label: t('talent.sent.cv'), value: t('talent.sent.cv-there') }] : []),
  ]
  return (
    <>
      <DefinitionGrid isNarrow facts={facts} />
      {!email && <p className="text-ink-soft text-sm">{t('talent.sent.write-here')}</p>}
      <Entries
        title={t('talent.sent.career')}
        entries={positions.map(({ title, employer, city, fromMonth, toMonth, isCurrent }) => ({
          title,
          about: [employer, city, span(fromMonth, isCurrent ? t('talent.sent.today') : toMonth)],
        }))}
      />
      <Entries
        title={t('talent.sent.education')}
        entries={educations.map(education => ({
          title: education.name,
          about: [education.institution, span(education.fromMonth, education.toMonth)],
        }))}
      />
      {qualifications.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-lg">{t('talent.sent.qualifications')}</h3>
          <p className="wrap-anywhere">{qualifications.join(', ')}</p>
        </div>
      )}
    </>
  )
}

function span(from: string | null, to: string | null): string {
  return [from, to].filter(Boolean).join(' – ')
}

type Entry = { title: string; about: (string | null)[] }

function Entries({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="grid gap-2">
        {entries.map(entry => (
          <li key={`${entry.title} ${entry.about.join(' ')}`} className="wrap-anywhere">
            <span className="font-medium">{entry.title}</span>
            <span className="block text-ink-soft text-sm">{entry.about.filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
