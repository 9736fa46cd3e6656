import { data } from 'react-router'
import { isDomainError } from '../../../../../domain/caller/errors.ts'
import { localeOf } from '../../../../addresses.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { PolledUpdates } from '../../../../parts/shared/live-updates.tsx'
import { ownApplicationAction } from '../../../../parts/shared/own-application/application-action.server.ts'
import { LinkForm } from '../../../../parts/shared/own-application/link-form.tsx'
import { loadOwnApplication } from '../../../../parts/shared/own-application/load-application.server.ts'
import { OwnApplication } from '../../../../parts/shared/own-application/own-application.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { contextByLink } from '../../../../server/context.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

/** The address is the key to the application, so it must not leak to other sites by the referrer or to search engines. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
  const all = new Headers(loaderHeaders)
  all.set('referrer-policy', 'same-origin')
  all.set('x-robots-tag', 'noindex')
  return all
}

export const loader = pageLoader(async (_ctx, args: Route.LoaderArgs) => {
  try {
    return await loadOwnApplication(contextByLink(args, args.params.token), { id: null })
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'not-found') throw error
    return data(null, { status: 404 })
  }
})

const answerForms = ownApplicationAction(() => ({ id: null }))

export const action = Object.assign(
  (args: Route.ActionArgs) => {
    contextByLink(args, args.params.token)
    return answerForms(args)
  },
  { forms: answerForms.forms },
)

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const facts = { title: t('own-application.title'), description: t('own-application.guest-intro') }
  const hidden = pageMeta(args, { ...facts, isHidden: true })
  // Without `og:url`, which would hand the address to anyone who reads the page's metadata.
  return [
    ...hidden.filter(tag => !('property' in tag && tag.property === 'og:url')),
    { name: 'referrer', content: 'same-origin' },
  ]
}

export default function GuestApplication({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  if (!loaderData) return <LinkGone />
  const { view, held, beside } = loaderData
  return (
    <AreaPage title={view.job.title} intro={view.employer} tabs={null}>
      <PolledUpdates mark={`${view.status} ${view.events.length} ${view.files.length}`} />
      <OwnApplication view={view} held={held} beside={beside} answer={actionData} />
      <p className="max-w-[44rem] text-ink-soft text-sm">{t('own-application.guest-intro')}</p>
    </AreaPage>
  )
}

function LinkGone() {
  const { t, to } = useTexts()
  return (
    <AreaPage title={t('own-application.link.gone')} intro={t('own-application.link.gone-text')} tabs={null}>
      <LinkForm action={to('guest-link')} answer={undefined} />
    </AreaPage>
  )
}
