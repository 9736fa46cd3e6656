import type { AllowancesView } from './allowances.server.ts'
import { WholeWords } from './whole-words.tsx'

/** Allowances of an agreement with their conditions; on a phone each is a block of its own. */
export function Allowances({ view: { heading, text, columns, rows } }: { view: AllowancesView }) {
  return (
    <section aria-labelledby="allowances" className="grid max-w-4xl gap-3">
      <h2 id="allowances" className="text-2xl">
        <WholeWords text={heading} />
      </h2>
      <p className="max-w-prose text-ink-soft">{text}</p>
      <table className="w-full text-sm">
        <caption className="sr-only">{heading}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-line border-b text-left text-ink-soft">
            {columns.map(column => (
              <th key={column} scope="col" className="py-2 pr-4 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, amount, condition] }) => (
            <tr key={key} className="border-line border-b max-sm:grid max-sm:py-2">
              <th scope="row" className="py-2 pr-4 text-left font-medium max-sm:py-0.5">
                {name}
              </th>
              <td className="figures py-2 pr-4 sm:whitespace-nowrap max-sm:py-0.5">{amount}</td>
              <td className="py-2 text-ink-soft max-sm:py-0.5 max-sm:empty:hidden">{condition}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
