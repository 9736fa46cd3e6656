import { Link } from 'react-router'
import { formatDate } from '../../../../i18n/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useTexts } from '../../../use-texts.ts'
import type { LegalSection, LegalText } from './legal-text.ts'

export function LegalPage({ text }: { text: LegalText }) {
  const { t, locale } = useTexts()
  return (
    <main id="main" tabIndex={-1} className="page grow py-8 lg:py-12">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-2 text-ink-soft text-sm">
        {t('documents.updated', { date: formatDate(new Date(`${text.updated}T12:00:00Z`), locale) })}
      </p>
      <div className="mt-8 gap-12 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav aria-label={t('documents.contents')} className="mb-8 lg:sticky lg:top-6 lg:mb-0 lg:self-start">
          <ol className="space-y-2 border-line border-l pl-4 text-sm">
            {text.sections.map((section, index) => (
              <li key={section.heading}>
                <a
                  className="text-ink-soft underline-offset-4 hover:text-brand hover:underline"
                  href={`#${anchor(index)}`}
                >
                  {section.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-prose space-y-10">
          {text.sections.map((section, index) => (
            <Section key={section.heading} id={anchor(index)} section={section} />
          ))}
        </div>
      </div>
    </main>
  )
}

function Section({ id, section }: { id: string; section: LegalSection }) {
  return (
    <section id={id} className="scroll-mt-6">
      <h2 className="text-xl">{section.heading}</h2>
      {section.list && (
        <ul className="mt-3 list-disc space-y-2 pl-5">
          {section.list.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {section.lines && (
        <p className="mt-3">
          {section.lines.map(line => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      )}
      {section.table && <SectionTable table={section.table} />}
      {section.paragraphs?.map(paragraph => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {section.more && <More {...section.more} />}
    </section>
  )
}

function SectionTable({ table }: { table: NonNullable<LegalSection['table']> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled with the keyboard
    <section aria-label={table.head.join(', ')} tabIndex={0} className="mt-4 overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-line border-b">
            {table.head.map(cell => (
              <th key={cell} scope="col" className="py-2 pr-4 font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {table.rows.map(row => (
            <tr key={row[0]} className="border-line border-b align-top max-sm:block max-sm:py-2.5">
              {row.map((cell, index) => (
                <td
                  key={cell}
                  className={classNames('py-2 pr-4 max-sm:block max-sm:py-0', index === 0 && 'font-medium')}
                >
                  {index > 0 && <span className="text-ink-soft sm:hidden">{table.head[index]}: </span>}
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function More({ page, text }: NonNullable<LegalSection['more']>) {
  const { to } = useTexts()
  return (
    <p className="mt-3">
      <Link className="link" to={to(page)}>
        {text}
      </Link>
    </p>
  )
}

function anchor(index: number): string {
  return `section-${index + 1}`
}
