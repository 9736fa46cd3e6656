import { Fragment } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../use-texts.ts'
import type { AdminListView } from './list-view.server.ts'

type Props = {
  view: AdminListView
  /** Rows get a box to tick that belongs to the form of this id. */
  tickedIn?: string
}

/** Scrolls sideways where it is too wide, by keyboard too. */
export function ListTable({ view: { title, headings, rows }, tickedIn }: Props) {
  const { t } = useTexts()
  return (
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="figures w-full text-left">
        <thead>
          <tr>
            {tickedIn && (
              <th scope="col" className="px-3 py-3">
                <span className="sr-only">{t('admin.list.tick')}</span>
              </th>
            )}
            {headings.map(({ column, label, to, sorted }) => (
              <th
                key={column}
                scope="col"
                aria-sort={sorted === null ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
                className="whitespace-nowrap px-4 py-3"
              >
                {to === null ? (
                  label
                ) : (
                  <Link className="link" to={to} preventScrollReset>
                    {label}
                    {sorted && <span aria-hidden>{sorted === 'asc' ? ' ↑' : ' ↓'}</span>}
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, to, cells }) => (
            <tr key={id} className="border-line border-t">
              {tickedIn && (
                <td className="px-3">
                  <label className="flex size-11 items-center justify-center">
                    <input
                      type="checkbox"
                      name="row"
                      value={id}
                      form={tickedIn}
                      className="size-5 accent-brand"
                    />
                    <span className="sr-only">{cells[0]?.text}</span>
                  </label>
                </td>
              )}
              {cells.map(({ column, text, isProse }, index) => (
                <td
                  key={column}
                  className={
                    isProse ? 'min-w-44 hyphens-auto px-4 py-2 wrap-anywhere' : 'whitespace-nowrap px-4 py-2'
                  }
                >
                  {index === 0 && to !== null ? (
                    <Link className="link inline-flex min-h-11 items-center font-medium" to={to}>
                      <Breakable text={text} />
                    </Link>
                  ) : (
                    <Breakable text={text} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** An address breaks after its "@" rather than within a word. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
