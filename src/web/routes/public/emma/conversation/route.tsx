import { data, useNavigate } from 'react-router'
import { Conversation } from '../../../../parts/shared/emma/conversation.tsx'
import { ConversationCare } from '../../../../parts/shared/emma/conversation-care.tsx'
import { emmaPath } from '../../../../parts/shared/emma/emma-path.ts'
import { askedIn, emmaView } from '../../../../parts/shared/emma/emma-view.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { emmaForms } from './emma-forms.server.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const asked = askedIn(new URL(request.url))
  const view = await emmaView(ctx, asked)
  return data({ ...view, from: asked.from }, { status: view.isGone ? 404 : 200 })
})

export const action = formAction(emmaForms)

export const meta: Route.MetaFunction = args =>
  args.loaderData
    ? pageMeta(args, {
        title: args.loaderData.words.title,
        description: args.loaderData.words.description,
        isHidden: args.loaderData.conversation !== null,
      })
    : []

/** The conversation as a page: works by forms alone, and by scripts like the panel. */
export default function Emma({ loaderData: view, actionData }: Route.ComponentProps) {
  const { to } = useTexts()
  const navigate = useNavigate()
  const reload = async (conversation: string | null) => {
    await navigate(emmaPath(to('emma'), { conversation, from: view.from }), {
      replace: conversation !== null,
      preventScrollReset: true,
    })
  }
  return (
    <main id="main" tabIndex={-1} className="page emma-page outline-none">
      <h1 className="text-3xl">{view.words.title}</h1>
      <Conversation view={view} heading="h2" page={view.from} reload={reload} answer={actionData}>
        <ConversationCare
          newPath={emmaPath(to('emma'), { conversation: null, from: view.from })}
          exportPath={to('emma-export', { id: view.conversation ?? '' })}
        />
      </Conversation>
    </main>
  )
}
