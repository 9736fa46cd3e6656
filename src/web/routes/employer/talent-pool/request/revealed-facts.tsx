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
      {positions.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-lg">{t('talent.sent.career')}</h3>
          <ul className="grid gap-2">
            {positions.map(({ title, employer, city, fromMonth, toMonth, isCurrent }) => (
              <li key={`${title} ${employer} ${fromMonth}`} className="wrap-anywhere">
                <span className="font-medium">{title}</span>
                <span className="block text-ink-soft text-sm">
                  {[
                    employer,
                    city,
                    [fromMonth, isCurrent ? t('talent.sent.today') : toMonth].filter(Boolean).join(' – '),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {educations.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-lg">{t('talent.sent.education')}</h3>
          <ul className="grid gap-2">
            {educations.map(({ name: title, institution, fromMonth, toMonth }) => (
              <li key={`${title} ${institution} ${fromMonth}`} className="wrap-anywhere">
                <span className="font-medium">{title}</span>
                <span className="block text-ink-soft text-sm">
                  {[institution, [fromMonth, toMonth].filter(Boolean).join(' – ')]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {qualifications.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-lg">{t('talent.sent.qualifications')}</h3>
          <p className="wrap-anywhere">{qualifications.join(', ')}</p>
        </div>
      )}
    </>
  )
}
