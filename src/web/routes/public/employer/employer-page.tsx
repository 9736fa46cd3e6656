import { Globe, Mail, Phone, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BreadcrumbTrail } from '../../../parts/public/breadcrumb-trail.tsx'
import { StructuredData } from '../../../parts/public/structured-data.tsx'
import { BookmarkButton } from '../../../parts/shared/bookmarks/bookmark-button.tsx'
import { JobCard } from '../../../parts/shared/job-card.tsx'
import { WrittenText } from '../../../parts/shared/written-text.tsx'
import { DefinitionGrid } from '../../../ui/definition-grid.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { EmployerPageView } from './employer-view.server.ts'
import { Film } from './film.tsx'
import { Gallery } from './gallery.tsx'
import { PlaceMap } from './place-map.tsx'

export function EmployerPage({ employer }: { employer: EmployerPageView }) {
  const { t, to } = useTexts()
  return (
    <main id="main" tabIndex={-1} className="page grow pt-4 pb-14">
      <StructuredData json={employer.structuredData} />
      <BreadcrumbTrail
        steps={[{ name: t('employers.detail.all-employers'), to: to('employers') }]}
        current={employer.name}
      />
      {employer.tone && (
        <svg aria-hidden className="mt-3 h-2 w-full rounded-full">
          <rect width="100%" height="100%" fill={employer.tone} />
        </svg>
      )}
      {employer.coverUrl && (
        <img
          src={employer.coverUrl}
          alt=""
          width={1280}
          height={320}
          className="mt-3 aspect-[5/2] w-full rounded-card border border-line object-cover sm:aspect-[4/1]"
        />
      )}
      <div
        className={`${employer.coverUrl ? 'mt-6' : 'mt-3'} gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem]`}
      >
        <div className="min-w-0">
          <EmployerHeader employer={employer} />
          <h2 className="sr-only">{t('employers.detail.facts')}</h2>
          <div className="mt-6">
            <DefinitionGrid facts={employer.facts} />
          </div>
          {employer.descriptionHtml && (
            <Section id="about" title={t('employers.detail.about', { name: employer.name })}>
              <WrittenText html={employer.descriptionHtml} />
            </Section>
          )}
          {employer.lists.map(({ kind, title, items }) => (
            <Section key={kind} id={kind} title={title}>
              <ul className="mt-4 flex max-w-prose flex-wrap gap-2">
                {items.map(item => (
                  <li key={item} className="rounded-full border border-line bg-surface px-3 py-1 text-sm">
                    {item}
                  </li>
                ))}
              </ul>
            </Section>
          ))}
          <Section id="gallery" title={t('employers.detail.gallery')}>
            {employer.gallery.length > 0 ? (
              <Gallery pictures={employer.gallery} />
            ) : (
              <p className="mt-4 text-ink-soft">{t('employers.detail.no-media')}</p>
            )}
          </Section>
          {employer.film && <Film film={employer.film} />}
          {employer.map && (
            <Section id="places" title={t('employers.detail.places')}>
              <PlaceMap map={employer.map} />
            </Section>
          )}
          <p className="mt-8 print:hidden">
            <Link to={`${to('report')}?employer=${employer.id}`} rel="nofollow" className="link text-sm">
              {t('employers.detail.report')}
            </Link>
          </p>
        </div>
        <aside className="mt-10 lg:mt-0">
          <div className="lg:sticky lg:top-6">
            <ContactBox employer={employer} />
            <p className="mt-4 text-ink-soft text-sm print:hidden">
              <Link to={employer.accessTo} rel="nofollow" className="link">
                {t('employers.detail.work-here')}
              </Link>
            </p>
          </div>
        </aside>
      </div>
      <Jobs employer={employer} />
    </main>
  )
}

function EmployerHeader({ employer }: { employer: EmployerPageView }) {
  const { t } = useTexts()
  return (
    <header className="flex gap-4">
      <div className={employer.logoUrl ? undefined : 'hidden sm:block'}>
        <Monogram name={employer.name} logoUrl={employer.logoUrl} />
      </div>
      <div className="min-w-0">
        <h1 className="text-3xl">{employer.name}</h1>
        <p className="mt-2 text-lg">{[employer.type, employer.place].filter(Boolean).join(' · ')}</p>
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          {employer.openPositions > 0 && (
            <LinkButton to={employer.jobsTo} variant="next" className="figures">
              {t('employers.detail.see-jobs', { count: employer.openPositions })}
            </LinkButton>
          )}
          <BookmarkButton
            key={employer.id}
            kind="employer"
            id={employer.id}
            name={employer.name}
            isSaved={employer.isSaved}
            look="button"
          />
        </div>
      </div>
    </header>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

function ContactBox({ employer }: { employer: EmployerPageView }) {
  const { t } = useTexts()
  const { person, phone, email, website } = employer.contact
  if (!person && !phone && !email && !website) return null
  return (
    <section aria-labelledby="contact" className="rounded-card border border-line bg-surface p-5">
      <h2 id="contact" className="text-lg">
        {t('employers.detail.contact')}
      </h2>
      <ul className="mt-3 grid gap-1 sm:gap-2">
        {person && <ContactLine icon={<UserRound {...iconProps} />}>{person}</ContactLine>}
        {phone && (
          <ContactLine icon={<Phone {...iconProps} />}>
            <a className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <span className="sr-only">{t('employers.detail.phone')}: </span>
              {phone}
            </a>
          </ContactLine>
        )}
        {email && (
          <ContactLine icon={<Mail {...iconProps} />}>
            <a className="link wrap-anywhere" href={`mailto:${email}`}>
              <span className="sr-only">{t('employers.detail.email')}: </span>
              {email}
            </a>
          </ContactLine>
        )}
        {website && (
          <ContactLine icon={<Globe {...iconProps} />}>
            <a className="link wrap-anywhere" href={website.to} rel="nofollow noopener">
              <span className="sr-only">{t('employers.detail.website')}: </span>
              {website.label}
            </a>
          </ContactLine>
        )}
      </ul>
    </section>
  )
}

const iconProps = {
  'aria-hidden': true,
  className: 'size-5 shrink-0 text-ink-soft',
  strokeWidth: 1.75,
} as const

function ContactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3 sm:min-h-0">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  )
}

function Jobs({ employer }: { employer: EmployerPageView }) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="jobs" className="mt-14">
      <h2 id="jobs" className="text-2xl">
        {t('employers.detail.jobs')}
      </h2>
      <div className="mt-5">
        {employer.jobs.length === 0 ? (
          <EmptyState
            title={t('employers.detail.no-jobs')}
            actions={
              <LinkButton to={employer.nearby.to} variant="secondary">
                {employer.nearby.label}
              </LinkButton>
            }
          >
            {t('employers.detail.no-jobs-hint')}
          </EmptyState>
        ) : (
          <ul className="grid gap-3 lg:grid-cols-2">
            {employer.jobs.map(job => (
              <li key={job.id} className="grid">
                <JobCard job={job} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {employer.openPositions > employer.jobs.length && employer.jobs.length > 0 && (
        <p className="mt-6">
          <LinkButton to={employer.jobsTo} variant="secondary" className="figures">
            {t('employers.detail.all-jobs', { count: employer.openPositions })}
          </LinkButton>
        </p>
      )}
    </section>
  )
}
