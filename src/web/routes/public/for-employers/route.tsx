import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { z } from 'zod'
import { adPreviewSchema } from '../../../../domain/job-ads/ad-preview.schema.ts'
import { requireKnownPlace } from '../../../../domain/job-ads/require-known-places.ts'
import { listJobDrafts, saveJobDraft } from '../../../../domain/job-ads/save-job-draft.ts'
import { href } from '../../../addresses.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { contextToLeave } from '../../../server/browser-key.server.ts'
import { getFacts } from '../../../server/context.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { AdPreview } from './ad-preview.tsx'
import { forEmployersView } from './for-employers.server.ts'
import { Figures, Parts, Questions } from './parts.tsx'

export const loader = pageLoader(async (ctx, { request, context }: Route.LoaderArgs) => {
  const asked = new URL(request.url).searchParams.get('draft')
  const drafts = asked === null ? [] : await listJobDrafts(ctx)
  const draft = drafts.find(({ id, job_id }) => id === asked && job_id === null) ?? null
  const { BRAND_NAME: brand, publicUrl } = getFacts(context).env
  return forEmployersView(ctx, { brand, publicUrl, draft })
})

export const action = formAction({
  preview: form({ schema: adPreviewSchema, isRaw: true }, async (_ctx, { title, place, pay }, args) => {
    requireKnownPlace({ place })
    const ctx = contextToLeave(args, 'adDrafts')
    const draftId = draftIn(args.request) ?? randomUUID()
    const payFields = pay === '' ? {} : { payMin: pay, payPeriod: 'month' }
    const fields = { title, places: [place], ...payFields }
    await saveJobDraft(ctx, { draftId, step: null, fields })
    return redirect(`${href('for-employers', ctx.locale)}?draft=${draftId}#preview`)
  }),
})

function draftIn(request: Request): string | null {
  const id = z.uuid().safeParse(new URL(request.url).searchParams.get('draft'))
  return id.success ? id.data : null
}

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const { title, description, preview } = args.loaderData
  return pageMeta(args, { title, description, isHidden: preview !== null })
}

export default function ForEmployers({ loaderData: view, actionData }: Route.ComponentProps) {
  const { to } = useTexts()
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-12 py-8 outline-none lg:py-12">
      <header className="grid max-w-prose gap-5">
        <h1 className="text-3xl lg:text-4xl">{view.title}</h1>
        <p className="text-lg text-ink-soft">{view.intro}</p>
        <p className="flex flex-wrap gap-3">
          <LinkButton to={to('register-employer')} variant="primary">
            {view.form.register}
          </LinkButton>
          <LinkButton to={to('post-job')} variant="secondary">
            {view.form.post}
          </LinkButton>
        </p>
      </header>
      <AdPreview words={view.form} preview={view.preview} answer={actionData} />
      <Parts view={view} />
      <Figures proof={view.proof} />
      <Questions questions={view.questions} />
    </main>
  )
}
