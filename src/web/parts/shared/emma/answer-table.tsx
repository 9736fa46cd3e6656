import { useId } from 'react'
import { Link } from 'react-router'
import type { PartView } from './emma-view.ts'

/** Scrolls sideways by itself where it is wider than the screen; the keyboard reaches it for that. */
export function AnswerTable({ table }: { table: PartView & { type: 'table' } }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section aria-labelledby={id} tabIndex={0} className="emma-table">
      <table>
        <caption id={id}>{table.caption}</caption>
        <thead>
          <tr>
            <td />
            {table.columns.map(({ text, to }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two ads may have the same title
              <th key={index} scope="col">
                {to ? (
                  <Link to={to} className="link">
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells belong to the column at their place
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.more && (
        <Link to={table.more.to} className="link inline-flex min-h-11 items-center">
          {table.more.text}
        </Link>
      )}
    </section>
  )
}
