import { data } from 'react-router'
import { z } from 'zod'
import { isDomainError } from '../../../../../domain/caller/errors.ts'
import {
  confirmIdeas,
  discardIdeas,
  leaveIdeasByLink,
  readIdeasByLink,
} from '../../../../../domain/ideas/ideas-by-link.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { linkHeaders, linkMeta } from '../../../../parts/shared/alerts/link-page.ts'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { contextToLeave } from '../../../../server/browser-key.server.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { LeaveIdeas } from '../leave-ideas.tsx'
import { OwnIdeasLists } from '../own-ideas-lists.tsx'
import { ownIdeasView } from '../own-ideas-view.server.ts'
import { ToIdeas } from '../to-ideas.tsx'
import type { Route } from './+types/route.ts'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => linkHeaders(loaderHeaders)

export const loader = pageLoader(async (ctx, { params: { token } }: Route.LoaderArgs) => {
  try {
    const found = await readIdeasByLink(ctx, { token })
    return { ...ownIdeasView(ctx, found), hasWaiting: found.hasWaiting }
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'not-found') throw error
    return data(null, { status: 404 })
  }
})

const nothing = z.object({})

/** Changes need a button, because mail scanners open links. */
export const action = formAction({
  confirm: form({ schema: nothing }, async (_ctx, _input, args) => {
    const ctx = contextToLeave(args, 'ideas')
    const token = args.params.token ?? ''
    await confirmIdeas(ctx, { token })
    return redirectWithToast(href('idea-link', ctx.locale, { token }), 'ideas-words.toast.confirmed')
  }),
  discard: form({ schema: nothing }, async (ctx, _input, { params: { token = '' } }) => {
    await discardIdeas(ctx, { token })
    return redirectWithToast(href('ideas', ctx.locale), 'ideas-words.toast.discarded')
  }),
  leave: form({ schema: nothing }, async (ctx, _input, { params: { token = '' } }) => {
    await leaveIdeasByLink(ctx, { token })
    return redirectWithToast(href('ideas', ctx.locale), 'ideas-words.toast.left')
  }),
})

export const meta: Route.MetaFunction = args =>
  linkMeta(args, textsOf(localeOf(args.location.pathname))('ideas.own.title'))

/** Whoever has the link of a mail sees what was done with its address; no account is needed. */
export default function IdeasByLink({ loaderData: view }: Route.ComponentProps) {
  const { t, to } = useTexts()
  if (!view) {
    return (
      <AreaPage title={t('ideas.gone.title')} intro={t('ideas.gone.text')} tabs={null}>
        <p>
          <LinkButton to={to('ideas')} variant="secondary">
            {t('ideas.own.look')}
          </LinkButton>
        </p>
      </AreaPage>
    )
  }
  return (
    <AreaPage
      title={t(view.hasWaiting ? 'ideas.confirm.title' : 'ideas.own.title')}
      intro={t('ideas.own.address', { email: view.email ?? '' })}
      tabs={null}
      back={<ToIdeas />}
    >
      {view.hasWaiting && (
        <AreaSection title={t('ideas.confirm.form')} text={t('ideas.confirm.text')}>
          <div className="flex flex-wrap gap-3">
            <ActionButton form="confirm" variant="next">
              {t('ideas.confirm.action')}
            </ActionButton>
            <ActionButton form="discard" variant="secondary">
              {t('ideas.confirm.discard')}
            </ActionButton>
          </div>
        </AreaSection>
      )}
      <OwnIdeasLists view={view} mayChange={false} />
      {!view.hasWaiting && (
        <p>
          <LinkButton to={to('my-ideas')} variant="secondary">
            {t('ideas.own.change')}
          </LinkButton>
        </p>
      )}
      <LeaveIdeas />
    </AreaPage>
  )
}
