import { readInterviewCalendar } from '../../../../domain/applications/exchange/read-interview-calendar.ts'
import { NotFound } from '../../../../domain/caller/errors.ts'
import { translator } from '../../../../i18n/translate.ts'
import type { CalendarReader } from '../../../calendar-path.ts'
import { contextByLink } from '../../../server/context.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (asked, args: Route.LoaderArgs) => {
  const { reader, key } = args.params
  const ctx = reader === 'guest' ? contextByLink(args, key) : asked
  const t = translator(ctx.locale)
  const who = whoOf(reader, key)
  const file = await readInterviewCalendar(ctx, {
    ...who,
    summaryOf: ({ job, employer, applicant }) =>
      t('own-application.invitation.calendar-title', {
        job,
        other: 'applicationId' in who ? applicant : employer,
      }),
  })
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${ctx.locale === 'de' ? 'gespraech' : 'interview'}.ics"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
})

function whoOf(reader: string, key: string) {
  // The cast: any other value falls through to the default case.
  switch (reader as CalendarReader) {
    case 'applicant':
      return { id: key }
    case 'guest':
      return { id: null }
    case 'employer':
      return { applicationId: key }
    default:
      throw new NotFound()
  }
}
