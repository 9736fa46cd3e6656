import type { ReactNode } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { DefinitionGrid } from '../../../ui/definition-grid.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { useTexts } from '../../../use-texts.ts'
import { WrittenText } from '../written-text.tsx'
import type { JobFact, JobPageView } from './job-view.server.ts'

const shownFacts = 6

type Props = {
  job: JobPageView
  /** As part of another page the headings are one level lower, and the title may still be missing. */
  isPreview?: boolean
  /** Stands below the title, such as the state of the reader's own application. */
  note?: ReactNode
}

/** The ad itself, for its page and for previews. */
export function JobArticle({ job, isPreview = false, note }: Props) {
  const { t } = useTexts()
  const Heading = isPreview ? 'h3' : 'h2'
  // Ids have to be unique, and a page may preview several ads.
  const idOf = (part: string) => (isPreview ? `ad-${job.id}-${part}` : part)
  return (
    <>
      <JobHeader job={job} isPreview={isPreview} />
      {note}
      {job.endedText && <EndedNotice text={job.endedText} />}
      <Heading className="sr-only">{t('jobs.detail.facts')}</Heading>
      <Facts facts={job.facts} isNarrow={isPreview} />
      {job.asking && <Asking {...job.asking} />}
      <section aria-labelledby={idOf('description')} className="mt-10">
        <Heading id={idOf('description')} className="text-2xl">
          {t('jobs.detail.description')}
        </Heading>
        <WrittenText html={job.descriptionHtml} lang={job.lang} />
      </section>
      <Qualifications job={job} heading={Heading} idOf={idOf} />
      <Benefits job={job} heading={Heading} idOf={idOf} />
    </>
  )
}

/** The first six facts; the rest is folded on screens and printed in full. */
function Facts({ facts, isNarrow }: { facts: JobFact[]; isNarrow: boolean }) {
  const { t } = useTexts()
  const all = facts.map(({ label, values, note, noteTo }) => ({
    label,
    value: (
      <>
        {values.join(', ')}
        {note && (
          <span className="block text-ink-soft text-sm">
            {noteTo ? (
              <a href={noteTo} className="link">
                {note}
              </a>
            ) : (
              note
            )}
          </span>
        )}
      </>
    ),
  }))
  // A single fact more is not folded: the line to open it would take as much room.
  const first = all.length > shownFacts + 1 ? all.slice(0, shownFacts) : all
  const rest = all.slice(first.length)
  return (
    <div className="mt-6 grid gap-2">
      <DefinitionGrid isNarrow={isNarrow} facts={first} />
      {rest.length > 0 && (
        <details className="unfolded-on-paper">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold print:hidden">
            {t('jobs.detail.more-facts', { count: rest.length })}
          </summary>
          <div className="mt-1">
            <DefinitionGrid isNarrow={isNarrow} facts={rest} />
          </div>
        </details>
      )}
    </div>
  )
}

/** Each fact is a button that leads to the page with the questions, where the others stand as well. */
function Asking({ to, text, more, facts }: NonNullable<JobPageView['asking']>) {
  return (
    <div className="mt-4 print:hidden">
      <p className="text-ink-soft text-sm">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {facts.map(({ fact, label, name }) => (
          <ActionButton
            key={fact}
            form="ask"
            action={to}
            fields={{ fact }}
            label={name}
            variant="secondary"
            size="small"
            leadsOn
          >
            {label}?
          </ActionButton>
        ))}
        {more && (
          <a href={to} className="link inline-flex min-h-11 items-center">
            {more}
          </a>
        )}
      </div>
    </div>
  )
}

function JobHeader({ job, isPreview }: { job: JobPageView; isPreview: boolean }) {
  const { t } = useTexts()
  const Title = isPreview ? 'h2' : 'h1'
  const where = [job.employer.name, job.place].filter(part => part !== '').join(' · ')
  return (
    <header className="flex gap-4">
      {job.employer.name !== '' && (
        <div className="hidden shrink-0 sm:block">
          <Monogram name={job.employer.name} logoUrl={job.employer.logoUrl} />
        </div>
      )}
      <div className="min-w-0">
        {job.title !== '' && (
          <Title lang={job.lang} className="text-3xl hyphens-auto">
            {job.title}
          </Title>
        )}
        <p className="mt-2 text-lg">{where}</p>
        <p className={`figures mt-1 ${job.pay ? 'font-semibold text-lg' : 'text-ink-soft'}`}>
          {job.pay ?? t('jobs.no-pay')}
        </p>
        <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {job.isFeatured && <Badge tone="accent">{t('jobs.featured')}</Badge>}
          {job.isAgency && <Badge>{t('jobs.detail.agency')}</Badge>}
        </p>
      </div>
    </header>
  )
}

function EndedNotice({ text }: { text: string }) {
  const { t } = useTexts()
  return (
    <div role="status" className="mt-6 rounded-card border border-warn/50 bg-surface p-4">
      <p className="font-semibold text-warn">{t('jobs.detail.ended')}</p>
      <p className="mt-1">{text}</p>
    </div>
  )
}

type PartProps = { job: JobPageView; heading: 'h2' | 'h3'; idOf: (part: string) => string }

function Qualifications({ job, heading: Heading, idOf }: PartProps) {
  const { t } = useTexts()
  return (['required', 'obtainable'] as const).map(kind => {
    const lines = kind === 'required' ? job.requiredQualifications : job.obtainableQualifications
    if (lines.length === 0) return null
    return (
      <section key={kind} aria-labelledby={idOf(kind)} className="mt-10">
        <Heading id={idOf(kind)} className="text-2xl">
          {t(`jobs.detail.${kind}`)}
        </Heading>
        <div lang={job.lang} className="ad-text mt-4 max-w-prose">
          <ul>
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </section>
    )
  })
}

function Benefits({ job, heading: Heading, idOf }: PartProps) {
  const { t } = useTexts()
  if (job.benefits.length === 0) return null
  return (
    <section aria-labelledby={idOf('benefits')} className="mt-10">
      <Heading id={idOf('benefits')} className="text-2xl">
        {t('jobs.detail.benefits')}
      </Heading>
      <ul lang={job.lang} className="mt-4 flex max-w-prose flex-wrap gap-2">
        {job.benefits.map(benefit => (
          <li key={benefit} className="rounded-full border border-line bg-surface px-3 py-1 text-sm">
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  )
}
