import { Link } from 'react-router'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { CellView } from './cell.server.ts'
import type { ComparisonView } from './comparison-view.server.ts'
import './comparison-table.css'

type Props = { view: ComparisonView }

/**
 * One column for each ad. The names of the facts stay in sight while the columns move below them, and so does the row of titles on paper. Its
 * texts come with the page.
 */
export function ComparisonTable({ view: { title, columns, rows } }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <section className="comparison" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map(column => (
              <th key={column.id} scope="col">
                <ColumnHead column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, hint, cells }) => (
            <tr key={key}>
              <th scope="row">
                {label}
                {hint && <span className="comparison-note">{hint}</span>}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at]?.id}>
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ColumnHead({ column }: { column: ComparisonView['columns'][number] }) {
  const { title, lang, to, employer, employerTo, ended, remove } = column
  return (
    <>
      <Link to={to} lang={lang} className="comparison-title link">
        {title}
      </Link>
      <Link to={employerTo} className="comparison-note link">
        {employer}
      </Link>
      {ended && (
        <span className="comparison-note">
          <Badge tone="warn">{ended.text}</Badge> {ended.day}
        </span>
      )}
      <Link
        to={remove.to}
        aria-label={remove.name}
        preventScrollReset
        className="comparison-note comparison-remove link"
      >
        {remove.text}
      </Link>
    </>
  )
}

function Cell({ cell: { lines, notes, isUnknown, ask, asked } }: { cell: CellView }) {
  return (
    <>
      {lines.map(line => (
        <span key={line} className={isUnknown ? 'comparison-open' : 'comparison-fact'}>
          {line}
        </span>
      ))}
      {ask && (
        <ActionButton
          form="ask"
          fields={{ jobId: ask.jobId, fact: ask.fact }}
          label={ask.name}
          variant="secondary"
          size="small"
          className="print:hidden"
        >
          {ask.text}
        </ActionButton>
      )}
      {asked && (
        <span className="comparison-note">
          {asked.text} ·{' '}
          <Link to={asked.to} className="link">
            {asked.link}
          </Link>
        </span>
      )}
      {notes.map(note => (
        <SourceNote key={note.text} note={note} />
      ))}
    </>
  )
}

function SourceNote({ note: { text, to, isElsewhere } }: { note: CellView['notes'][number] }) {
  if (to === undefined) return <span className="comparison-note">{text}</span>
  if (isElsewhere)
    return (
      <a href={to} rel="noopener nofollow" className="comparison-note link">
        {text}
      </a>
    )
  return (
    <Link to={to} className="comparison-note link">
      {text}
    </Link>
  )
}
