import { type ReactNode, useId } from 'react'

type Props = {
  caption: string
  head: readonly string[]
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  empty: string
}

/** Rows of facts; scrolls sideways by itself where it is wider than the screen, and the keyboard reaches it for that. */
export function DataTable({ caption, head, rows, empty }: Props) {
  const id = useId()
  if (rows.length === 0) return <p className="text-ink-soft">{empty}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section aria-labelledby={id} tabIndex={0} className="overflow-x-auto rounded-card border border-line">
      <table className="figures w-full border-collapse text-left text-sm">
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        <thead className="bg-sunken text-ink-soft">
          <tr>
            {head.map(text => (
              <th key={text} scope="col" className="whitespace-nowrap px-3 py-2 font-medium">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, place) =>
                place === 0 ? (
                  <th
                    key={head[place]}
                    scope="row"
                    className="min-w-40 px-3 py-1.5 font-medium wrap-anywhere"
                  >
                    {cell}
                  </th>
                ) : (
                  <td key={head[place]} className="px-3 py-1.5">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
