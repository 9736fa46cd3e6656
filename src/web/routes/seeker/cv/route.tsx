import { Link, redirect } from 'react-router'
import { z } from 'zod'
import { cvReviewSchema } from '../../../../domain/job-seekers/cv-reading/cv-review.schema.ts'
import {
  dropCvReading,
  requestCvReading,
} from '../../../../domain/job-seekers/cv-reading/request-cv-reading.ts'
import { takeCvReading } from '../../../../domain/job-seekers/cv-reading/take-cv-reading.ts'
import { href, localeOf } from '../../../addresses.ts'
import { seekerTabs } from '../../../parts/seeker/seeker-tabs.ts'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { KeptFocus } from '../../../parts/shared/kept-focus.tsx'
import { LiveUpdates } from '../../../parts/shared/live-updates.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { withUploads } from '../../../parts/shared/upload/with-uploads.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { ChooseCv } from './choose-cv.tsx'
import { loadCvPage } from './cv-page.server.ts'
import { CvReview } from './cv-review.tsx'
import { ReadingFailed, ReadingOpen, ReadingTaken } from './reading-states.tsx'

export const loader = pageLoader(ctx => loadCvPage(ctx))

const readSchema = z.object({
  files: z.array(z.uuid()).max(1).default([]),
  withModel: z.boolean().default(false),
})

const answerForms = formAction({
  read: form({ schema: readSchema }, async (ctx, { files, withModel }) => {
    await requestCvReading(ctx, { fileId: files[0] ?? null, isWithModel: withModel })
    return redirect(href('seeker-cv', ctx.locale))
  }),
  review: form({ schema: cvReviewSchema, isRaw: true }, async (ctx, parts) => {
    await takeCvReading(ctx, parts)
    return redirect(href('seeker-cv', ctx.locale))
  }),
  drop: form({ schema: z.object({}) }, async ctx => {
    await dropCvReading(ctx)
    return redirect(href('seeker-cv', ctx.locale))
  }),
})

export const action = withUploads({ field: 'files', purpose: 'cv', maxFiles: 1 }, answerForms)

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('cv.title'), description: t('cv.intro'), isHidden: true })
}

export default function CvPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { t, to } = texts
  const { state } = loaderData
  return (
    <AreaPage
      title={t('cv.title')}
      intro={t('cv.intro')}
      tabs={seekerTabs(texts)}
      back={
        <Link className="link justify-self-start" to={to('seeker-profile')}>
          {t('profile.title')}
        </Link>
      }
    >
      <LiveUpdates kinds={['cv']} />
      <KeptFocus of={state?.kind === 'taken' ? 'taken' : ''} className="grid min-w-0 gap-6">
        {state?.kind === 'read' && (
          <CvReview state={state} answer={actionData} offer={state.hasModelRead ? null : loaderData.offer} />
        )}
        {state?.kind === 'open' && <ReadingOpen state={state} />}
        {state?.kind === 'failed' && <ReadingFailed state={state} />}
        {state?.kind === 'taken' && <ReadingTaken state={state} />}
        {state?.kind !== 'open' && state?.kind !== 'read' && (
          <ChooseCv
            key={loaderData.cv?.fileId ?? 'none'}
            {...loaderData}
            isAgain={state !== null}
            answer={actionData}
          />
        )}
      </KeptFocus>
    </AreaPage>
  )
}
