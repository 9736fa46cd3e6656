import { formatMoment } from '../../../../i18n/format.ts'
import { FileName } from '../../../parts/shared/upload/file-name.tsx'
import { useTexts } from '../../../use-texts.ts'
import { Part, type ReadApplication } from './part.tsx'

export function History({ application: { events, name } }: { application: ReadApplication }) {
  const { t, locale } = useTexts()
  return (
    <Part id="history" title={t('employer-applications.history.title')}>
      <ol className="grid gap-3">
        {events.map(({ kind, to, party, personName, note, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added at the end
          <li key={index} className="grid gap-0.5 text-sm">
            <p className="font-medium">
              {kind === 'status'
                ? t(`employer-applications.history.status-${to}`)
                : t(`employer-applications.history.${kind}`)}
            </p>
            <p className="figures text-ink-soft">
              {[formatMoment(at, locale), party === 'applicant' ? name : personName]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {note && kind.startsWith('document-') ? (
              <p className="text-ink-soft">
                <FileName name={note} />
              </p>
            ) : (
              note && <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{note}</p>
            )}
          </li>
        ))}
      </ol>
    </Part>
  )
}
