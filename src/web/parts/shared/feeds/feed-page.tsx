import { Link } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import { Badge } from '../../../ui/badge.tsx'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { useTexts } from '../../../use-texts.ts'
import { AreaSection } from '../area-page.tsx'
import { type FeedArea, feedPages } from './feed-area.ts'
import { FeedQuality } from './feed-quality.tsx'
import { FeedSettings } from './feed-settings.tsx'
import { EndFeedStep, EndMissingStep, FeedStep, UndoStep } from './feed-steps.tsx'
import type { FeedPageView, RunView } from './feed-view.server.ts'
import { MappingForm } from './mapping-form.tsx'
import type { MappingPreviewView } from './mapping-view.server.ts'
import { RereadWhile } from './reread-while.tsx'
import { RunTable } from './run-table.tsx'
import { UploadForm } from './upload-form.tsx'

type Props = {
  feed: FeedPageView
  area: FeedArea
  answer: FormAnswer<MappingPreviewView> | undefined
  /** Keeps the employer on the way back to the list, for people who act for several. */
  query?: string
}

/** One feed, for its employer and for administrators. Reads itself again while a run is open. */
export function FeedPage({ feed, area, answer, query = '' }: Props) {
  const { t, to } = useTexts()
  const ofForm = ['settings', 'mapping', 'upload'].includes(answer?.form ?? '')
  const whole = ofForm ? [] : (answer?.result?.error?.[''] ?? [])
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Link className="link" to={to(feedPages[area].list) + query}>
          {t('feeds.back')}
        </Link>
        <Badge tone={feed.state.tone}>{t(`feeds.state.${feed.state.key}`)}</Badge>
      </p>
      <FormProblems title={t('feeds.problem.title')} whole={whole} fields={[]} hasFocus={whole.length > 0} />
      <RereadWhile isOpen={feed.isBusy} />
      <LastRun feed={feed} area={area} />
      {(feed.mapping.source.length > 0 || feed.mapping.itemPaths.length > 0) && (
        <AreaSection
          title={t('feeds.mapping.title')}
          text={feed.mapping.isUnknown ? t('feeds.mapping.choose-item') : t('feeds.mapping.text')}
        >
          <MappingForm feed={feed} answer={answer} />
        </AreaSection>
      )}
      {!feed.isDraft && <FeedQuality feed={feed} area={area} />}
      {!feed.hasUrl && (
        <AreaSection title={t('feeds.file-new')} text={t('feeds.file-text')}>
          <UploadForm feed={feed} answer={answer} />
        </AreaSection>
      )}
      <div id="settings" className="scroll-mt-6">
        <AreaSection title={t('feeds.settings')} text={feed.next}>
          <FeedSettings feed={feed} answer={answer} />
        </AreaSection>
      </div>
      <AreaSection title={t('feeds.runs.title')}>
        <RunTable feed={feed} area={area} />
      </AreaSection>
    </>
  )
}

function LastRun({ feed, area }: { feed: FeedPageView; area: FeedArea }) {
  const { t, to } = useTexts()
  const { last } = feed
  if (!last) return null
  const isDry = last.kind === 'dry'
  // Nobody has said yet which element is an ad. Saying so is the next step, so this is not shown as a failure.
  if (isDry && feed.isUnrecognised)
    return (
      <AreaSection title={t('feeds.kind.dry')} text={t('feeds.mapping.unknown')}>
        <Steps feed={feed} />
      </AreaSection>
    )
  return (
    <AreaSection
      title={t(`feeds.kind.${last.kind}`)}
      text={isDry && !last.isOpen && last.status !== 'failed' ? t('feeds.dry.text') : null}
    >
      {last.isOpen ? (
        <Reading run={last} />
      ) : (
        <Outcome run={last} recognised={last.kind === 'dry' ? feed.recognised : null} />
      )}
      {feed.isDraft && !last.isOpen && <FeedQuality feed={feed} area={area} isPart />}
      {!last.isOpen && last.status !== 'failed' && (
        <p>
          <Link className="link" to={to(feedPages[area].run, { id: feed.id, run: last.id })}>
            {t('feeds.dry.items')}
          </Link>
        </p>
      )}
      {feed.hasUrl && last.status === 'failed' && (
        <p>
          <a className="link" href="#settings">
            {t('feeds.change-url')}
          </a>
        </p>
      )}
      {feed.canEndMissing && <p>{t('feeds.held.text')}</p>}
      {feed.isUndone && <p>{t('feeds.paused-undone')}</p>}
      {feed.isEnded && <p>{t('feeds.end.ended')}</p>}
      {!feed.isBusy && <Steps feed={feed} />}
    </AreaSection>
  )
}

function Reading({ run }: { run: RunView }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-2">
      <p role="status" className="figures font-semibold">
        {run.done ? t('feeds.reading-of', run.done) : t('feeds.reading')}
      </p>
      <p className="text-ink-soft">{t('feeds.reading-text')}</p>
      <p>
        <Link className="link" to="." preventScrollReset>
          {t('feeds.reload')}
        </Link>
      </p>
    </div>
  )
}

/** What a run did or would do, and why it refused ads. `recognised` names the format, where it should be shown. */
export function Outcome({ run, recognised }: { run: RunView; recognised: string | null }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={run.tone}>{t(`feeds.status.${run.status}`)}</Badge>
        {run.status !== 'failed' && <span className="figures font-semibold text-lg">{run.summary}</span>}
      </p>
      {recognised && run.status !== 'failed' && (
        <p>
          <span className="text-ink-soft">{t('feeds.recognised')}:</span> {recognised}
        </p>
      )}
      {run.message && (
        <p className={run.status === 'failed' ? 'font-medium text-bad' : undefined}>{run.message}</p>
      )}
      {run.otherEmployers && <OtherEmployers of={run.otherEmployers} />}
      {run.reasons.length > 0 && (
        <div>
          <p className="font-semibold">{t('feeds.because')}</p>
          <ul className="list-disc pl-5">
            {run.reasons.map(({ text, count }) => (
              <li key={text} className="figures">
                {text} ({count})
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function OtherEmployers({ of: { jobs, names, more } }: { of: NonNullable<RunView['otherEmployers']> }) {
  const { t } = useTexts()
  return (
    <div className="rounded-card border border-warn/50 bg-accent-soft p-4">
      <p className="font-semibold">{t('feeds.other-employers.title', { count: jobs })}</p>
      <ul className="figures mt-1 list-disc pl-5">
        {names.map(name => (
          <li key={name}>{name}</li>
        ))}
        {more > 0 && <li>{t('feeds.other-employers.more', { count: more })}</li>}
      </ul>
      <p className="mt-2">{t('feeds.other-employers.text')}</p>
    </div>
  )
}

function Steps({ feed }: { feed: FeedPageView }) {
  const { t } = useTexts()
  if (feed.isDraft)
    return (
      <div className="grid gap-3">
        {feed.canStart && (
          <FeedStep
            form="start"
            feedId={feed.id}
            label={t('feeds.start')}
            variant="next"
            text={feed.hasUrl ? t('feeds.start-text') : t('feeds.start-file-text')}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <FeedStep form="dry" feedId={feed.id} label={t('feeds.dry.again')} />
          <FeedStep form="discard" feedId={feed.id} label={t('feeds.discard')} variant="quiet" />
        </div>
      </div>
    )
  return (
    <div className="flex flex-wrap items-start gap-3">
      {feed.hasUrl ? (
        <>
          <FeedStep form="run" feedId={feed.id} label={t('feeds.run-now')} />
          <FeedStep form="dry" feedId={feed.id} label={t('feeds.kind.dry')} />
        </>
      ) : (
        feed.last?.kind === 'dry' && <FeedStep form="run" feedId={feed.id} label={t('feeds.import-now')} />
      )}
      {!feed.hasUrl ? null : feed.isPaused ? (
        <FeedStep form="resume" feedId={feed.id} label={t('feeds.resume')} />
      ) : (
        <FeedStep form="pause" feedId={feed.id} label={t('feeds.pause')} />
      )}
      {feed.canEndMissing && <EndMissingStep feedId={feed.id} />}
      {feed.canUndo && <UndoStep feedId={feed.id} />}
      {!feed.isEnded && <EndFeedStep feedId={feed.id} />}
    </div>
  )
}
