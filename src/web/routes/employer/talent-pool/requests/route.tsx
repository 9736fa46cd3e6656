import { z } from 'zod'
import { limits } from '../../../../../config/limits.ts'
import { listEmployersContacts } from '../../../../../domain/talent-pool/employers-contacts.ts'
import {
  forgetSearch,
  listSavedSearches,
  pauseSearch,
} from '../../../../../domain/talent-pool/searches/saved-searches.ts'
import { localeOf } from '../../../../addresses.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { currentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { LiveUpdates } from '../../../../parts/shared/live-updates.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { ContactRow } from '../../../../parts/shared/talents/contact-row.tsx'
import { type ContactView, contactView } from '../../../../parts/shared/talents/contact-view.server.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../../server/this-page.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import { TalentFrame } from '../talent-frame.tsx'
import type { Route } from './+types/route.ts'
import { SavedSearches } from './saved-searches.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const employer = await currentEmployer(ctx, request)
  if (employer.isByAdmin) return { employer, view: null }
  const { requests, askedToday } = await listEmployersContacts(ctx, employer)
  const searches = await listSavedSearches(ctx, employer)
  return {
    employer,
    view: {
      askedToday,
      requests: requests.map(each => contactView(each, ctx.locale)),
      searches: searches.map(({ id, name, criteria, frequency, status }) => {
        return { id, name, criteria, frequency, isPaused: status === 'paused' }
      }),
    },
  }
})

const idSchema = z.object({ id: z.uuid() })

export const action = formAction({
  pause: form({ schema: idSchema }, async (ctx, { id }, { request }) => {
    await pauseSearch(ctx, { id, isPaused: true })
    return redirectWithToast(thisPageAgain(request), 'talent.sent.paused')
  }),
  resume: form({ schema: idSchema }, async (ctx, { id }, { request }) => {
    await pauseSearch(ctx, { id, isPaused: false })
    return redirectWithToast(thisPageAgain(request), 'talent.sent.resumed')
  }),
  delete: form({ schema: idSchema }, async (ctx, { id }, { request }) => {
    await forgetSearch(ctx, { id })
    return redirectWithToast(thisPageAgain(request), 'talent.sent.deleted')
  }),
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('talent.sent.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function EmployerContactRequests({ loaderData: { employer, view } }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const intro = view && t('talent.sent.intro', { count: view.askedToday, most: limits.talentContactsPerDay })
  return (
    <TalentFrame employer={employer} title={t('talent.sent.title')} intro={intro}>
      {view && (
        <>
          <LiveUpdates kinds={['contact']} />
          <AreaSection title={t('talent.sent.requests')}>
            {view.requests.length === 0 && <p className="text-ink-soft">{t('talent.sent.none')}</p>}
            {view.requests.length > 0 && (
              <ul className="-my-3 divide-y divide-line">
                {view.requests.map(contact => (
                  <ContactRow
                    key={contact.id}
                    contact={contact}
                    text={t(`talent.sent.row-${courseOf(contact)}`, {
                      date: contact.askedOn,
                      until: contact.answeredOn ?? contact.until,
                    })}
                    note={contact.message}
                    to={to('employer-contact-request', { id: contact.id }) + employer.query}
                    action={t('talent.sent.view')}
                    actionLabel={t('talent.sent.view-for', { job: contact.job, date: contact.askedOn })}
                  />
                ))}
              </ul>
            )}
          </AreaSection>
          <SavedSearches searches={view.searches} query={employer.query} />
        </>
      )}
    </TalentFrame>
  )
}

/** What has come of a question, as its row says it. */
function courseOf({ state, answeredOn }: ContactView): 'open' | 'answered' | 'withdrawn' | 'expired' {
  if (state === 'withdrawn' || state === 'expired') return state
  return answeredOn ? 'answered' : 'open'
}
