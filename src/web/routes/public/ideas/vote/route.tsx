import { emailOnlySchema } from '../../../../../domain/accounts/account.schema.ts'
import { voteAsGuest } from '../../../../../domain/ideas/vote-for-idea.ts'
import { localeOf } from '../../../../addresses.ts'
import { AddressOnlyForm } from '../../../../parts/shared/address-only-form.tsx'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { ideaHead } from '../idea-head.server.ts'
import { ideaOf } from '../idea-view.server.ts'
import { SentNotice } from '../sent-notice.tsx'
import { ToIdeas } from '../to-ideas.tsx'
import type { Route } from './+types/route.ts'

export const loader = pageLoader((ctx, args: Route.LoaderArgs) => ideaHead(ctx, args))

export const action = formAction({
  'vote-as-guest': form({ schema: emailOnlySchema }, async (ctx, { email }, { params }) => {
    await voteAsGuest(ctx, { ideaId: ideaOf(params), email })
    return { sentTo: email }
  }),
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('ideas.vote.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

/** A guest's vote: it counts when the mail has been answered. */
export default function VoteForIdea({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { title, to: ideaTo, isOpen, isGuest } = loaderData
  const sentTo = actionData?.done?.sentTo
  return (
    <AreaPage
      title={t('ideas.vote.title')}
      intro={title}
      tabs={null}
      back={<ToIdeas idea={{ title: t('ideas.to-idea'), to: ideaTo }} />}
    >
      {sentTo ? (
        <SentNotice email={sentTo} />
      ) : isOpen && isGuest ? (
        <AreaSection title={t('ideas.vote.form')} text={t('ideas.vote.text')}>
          <AddressOnlyForm
            name="vote-as-guest"
            answer={actionData}
            label={t('ideas.form.email')}
            note={t('ideas.vote.note')}
            send={t('ideas.vote.send')}
          />
          <p>
            <LinkButton to={to('login')} variant="quiet">
              {t('ideas.vote.sign-in')}
            </LinkButton>
          </p>
        </AreaSection>
      ) : (
        <p>{t(isOpen ? 'ideas.vote.known' : 'ideas.problem.settled')}</p>
      )}
    </AreaPage>
  )
}
