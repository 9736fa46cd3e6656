import { useTexts } from '../../../../use-texts.ts'
import type { Preview } from './change-view.server.ts'

/** What would be issued: to whom, for what, and the sums beside those of now. */
export function PreviewSums({ preview: { to, lines, sums } }: { preview: Preview }) {
  const { t } = useTexts()
  const hasAfter = sums.some(({ after }) => after !== null)
  return (
    <>
      <p className="whitespace-pre-line wrap-anywhere">{to}</p>
      {lines.length > 0 && (
        <ul className="figures list-disc pl-5">
          {lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <table className="w-full text-left">
        <thead className={hasAfter ? 'text-ink-soft text-sm' : 'sr-only'}>
          <tr>
            <th scope="col" className="py-1 font-normal">
              {t('bookkeeping.change.sum')}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {t('bookkeeping.change.before')}
            </th>
            {hasAfter && (
              <th scope="col" className="py-1 text-right font-normal">
                {t('bookkeeping.change.after')}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="figures">
          {sums.map(({ label, before, after }) => (
            <tr key={label} className="border-line border-t">
              <th scope="row" className="py-1.5 font-normal">
                {label}
              </th>
              <td className="whitespace-nowrap py-1.5 text-right">{before}</td>
              {after !== null && (
                <td className="whitespace-nowrap py-1.5 text-right font-semibold">{after}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
