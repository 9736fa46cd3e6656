import { Link } from 'react-router'
import { Bars } from '../../../ui/bars.tsx'
import type { PayCurveView } from './pay-curve.server.ts'

/** Pay by years of experience: the drawing, and the same numbers as a table. */
export function PayCurve({ view, hasLink = true }: { view: PayCurveView; hasLink?: boolean }) {
  const { title, total, text, most, first, last, bars, columns, rows, source, calculator } = view
  return (
    <Bars title={title} total={total} text={text} most={most} first={first} last={last} bars={bars}>
      <p className="text-ink-soft text-sm">{view.about}</p>
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-line border-b text-ink-soft">
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={`px-1 py-2 align-bottom font-medium ${at < 2 ? 'text-left' : 'text-right'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-line border-b">
              <th scope="row" className="figures px-1 py-2 text-left font-medium">
                {key}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={columns[at + 1]}
                  className={`figures px-1 py-2 ${at === 0 ? 'text-left' : 'text-right'}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="grid text-sm">
        {source && (
          <a href={source.url} rel="noopener nofollow" className="link inline-flex min-h-11 items-center">
            {source.label}
          </a>
        )}
        {hasLink && (
          <Link to={calculator.to} className="link inline-flex min-h-11 items-center">
            {calculator.label}
          </Link>
        )}
      </p>
    </Bars>
  )
}
