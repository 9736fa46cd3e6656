import { guestNewIdeaSchema, newIdeaSchema } from '../../../../../domain/ideas/idea.schema.ts'
import { isKnownReader } from '../../../../../domain/ideas/is-known-reader.ts'
import { postIdea, postIdeaAsGuest } from '../../../../../domain/ideas/post-idea.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import { beforeSending, nothingBefore } from '../before-sending.server.ts'
import { SentNotice } from '../sent-notice.tsx'
import { ToIdeas } from '../to-ideas.tsx'
import type { Route } from './+types/route.ts'
import { IdeaForm } from './idea-form.tsx'

export const loader = pageLoader(async (ctx, _args: Route.LoaderArgs) => ({
  isGuest: !(await isKnownReader(ctx)),
}))

export const action = formAction({
  post: form({ schema: newIdeaSchema }, async (ctx, input) => {
    const before = await beforeSending(ctx, input)
    if (before) return before
    const { title, text, name = null } = input
    const { ideaId, slug } = await postIdea(ctx, { title, text, name })
    return redirectWithToast(
      href('idea', ctx.locale, { key: `${ideaId}-${slug}` }),
      'ideas-words.toast.posted',
    )
  }),
  'post-as-guest': form({ schema: guestNewIdeaSchema }, async (ctx, input) => {
    const before = await beforeSending(ctx, input)
    if (before) return before
    const { title, text, name = null, email } = input
    await postIdeaAsGuest(ctx, { title, text, name, email })
    return { ...nothingBefore, sentTo: email }
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('ideas.new.title'), description: t('ideas.new.intro') })
}

export default function NewIdea({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const done = actionData?.done
  return (
    <AreaPage title={t('ideas.new.title')} intro={t('ideas.new.intro')} tabs={null} back={<ToIdeas />}>
      {done?.sentTo ? (
        <SentNotice email={done.sentTo} />
      ) : (
        <IdeaForm
          isGuest={loaderData.isGuest}
          similar={done?.similar ?? []}
          hasNames={done?.hasNames ?? false}
          answer={actionData}
        />
      )}
    </AreaPage>
  )
}
