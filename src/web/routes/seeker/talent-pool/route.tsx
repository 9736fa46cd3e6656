import { z } from 'zod'
import { addSeekerProfile } from '../../../../domain/job-seekers/add-seeker-profile.ts'
import {
  answerHire,
  pauseOwnProfile,
  renewConsent,
  setVisibility,
} from '../../../../domain/talent-pool/change-own-pool.ts'
import { excludeEmployer, stopExcluding } from '../../../../domain/talent-pool/exclude-employers.ts'
import { exclusionSchema, visibilitySchema } from '../../../../domain/talent-pool/talent-pool.schema.ts'
import { href, localeOf } from '../../../addresses.ts'
import { seekerTabs } from '../../../parts/seeker/seeker-tabs.ts'
import { AddSeekerProfile } from '../../../parts/shared/add-seeker-profile.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { KeptFocus } from '../../../parts/shared/kept-focus.tsx'
import { LiveUpdates } from '../../../parts/shared/live-updates.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { Exclusions } from './exclusions.tsx'
import { ownPoolView } from './own-pool-view.server.ts'
import { PoolRequests } from './pool-requests.tsx'
import { PoolState } from './pool-state.tsx'
import { PoolViews } from './pool-views.tsx'

export const loader = pageLoader(async (ctx, _args: Route.LoaderArgs) => {
  if (ctx.actor.kind === 'user' && !ctx.actor.isJobSeeker) return null
  return ownPoolView(ctx)
})

const none = z.object({})
const back = (locale: 'de' | 'en', note: string) => redirectWithToast(href('my-talent-pool', locale), note)
const doneKey = (name: 'on' | 'off' | 'paused' | 'resumed' | 'renewed' | 'excluded' | 'included' | 'stays') =>
  `talent.mine.done.${name}`

export const action = formAction({
  'add-seeker': form({ schema: none }, async ctx => {
    await addSeekerProfile(ctx)
    return back(ctx.locale, 'seeker-area.added')
  }),
  visibility: form({ schema: visibilitySchema }, async (ctx, input) => {
    await setVisibility(ctx, input)
    return back(ctx.locale, doneKey(input.visibility === 'off' ? 'off' : 'on'))
  }),
  pause: form({ schema: none }, async ctx => {
    await pauseOwnProfile(ctx, { isPaused: true })
    return back(ctx.locale, doneKey('paused'))
  }),
  resume: form({ schema: none }, async ctx => {
    await pauseOwnProfile(ctx, { isPaused: false })
    return back(ctx.locale, doneKey('resumed'))
  }),
  renew: form({ schema: none }, async ctx => {
    await renewConsent(ctx)
    return back(ctx.locale, doneKey('renewed'))
  }),
  hire: form({ schema: z.object({ answer: z.enum(['pause', 'stay']) }) }, async (ctx, { answer }) => {
    await answerHire(ctx, { pauses: answer === 'pause' })
    return back(ctx.locale, doneKey(answer === 'pause' ? 'paused' : 'stays'))
  }),
  exclude: form({ schema: exclusionSchema }, async (ctx, input) => {
    await excludeEmployer(ctx, input)
    return back(ctx.locale, doneKey('excluded'))
  }),
  include: form({ schema: z.object({ id: z.uuid() }) }, async (ctx, input) => {
    await stopExcluding(ctx, input)
    return back(ctx.locale, doneKey('included'))
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('talent.mine.title'),
    description: t('talent.mine.intro'),
    isHidden: true,
  })
}

export default function MyTalentPool({ loaderData: view, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <AreaPage title={t('talent.mine.title')} intro={t('talent.mine.intro')} tabs={seekerTabs(texts)}>
      <LiveUpdates kinds={['contact', 'application']} />
      {view ? (
        <>
          <KeptFocus of={view.isOn ? `on ${view.isPaused}` : 'off'} className="grid gap-6">
            <PoolState view={view} />
          </KeptFocus>
          <PoolRequests requests={view.requests} />
          <KeptFocus of={view.exclusions.length} className="grid">
            <Exclusions exclusions={view.exclusions} answer={actionData} />
          </KeptFocus>
          <PoolViews views={view.views} />
        </>
      ) : (
        <AddSeekerProfile />
      )}
    </AreaPage>
  )
}
