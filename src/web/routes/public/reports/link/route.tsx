import { data } from 'react-router'
import { isDomainError } from '../../../../../domain/caller/errors.ts'
import { complainOfReport, readReportByLink } from '../../../../../domain/moderation/by-link.ts'
import { complaintSchema } from '../../../../../domain/moderation/moderation.schema.ts'
import { formatMoment } from '../../../../../i18n/format.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { linkHeaders, linkMeta } from '../../../../parts/shared/alerts/link-page.ts'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { LostLink } from '../../../../parts/shared/moderation/lost-link.tsx'
import { Statement } from '../../../../parts/shared/moderation/statement.tsx'
import { statementView } from '../../../../parts/shared/moderation/statement-view.server.ts'
import { FileName } from '../../../../parts/shared/upload/file-name.tsx'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => linkHeaders(loaderHeaders)

export const loader = pageLoader(async (ctx, { params: { token } }: Route.LoaderArgs) => {
  try {
    const { report, label, files, answer } = await readReportByLink(ctx, { token })
    const { id, kind, text, evidence, email, reportedAt } = report
    return {
      ...{ id, kind, text, evidence, label, email },
      files: files.map(file => ({ id: file.id, name: file.name })),
      moment: formatMoment(reportedAt, ctx.locale),
      statement: answer && statementView(answer, ctx.locale),
    }
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'not-found') throw error
    return data(null, { status: 404 })
  }
})

export const action = formAction({
  complain: form({ schema: complaintSchema }, async (ctx, { text }, { params: { token = '' } }) => {
    await complainOfReport(ctx, { token, text })
    return redirectWithToast(href('report-link', ctx.locale, { token }), 'moderation.complaint.done')
  }),
})

export const meta: Route.MetaFunction = args =>
  linkMeta(args, textsOf(localeOf(args.location.pathname))('moderation.link.title'))

/** Whoever has the link of a receipt sees what becomes of the report, and may complain of the decision. */
export default function ReportByLink({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  if (!loaderData) return <LostLink />
  const { id, kind, text, evidence, label, email, files, moment, statement } = loaderData
  return (
    <AreaPage
      title={t('moderation.link.title')}
      intro={t(statement ? 'moderation.link.decided' : 'moderation.link.waiting')}
      tabs={null}
    >
      <AreaSection title={t('moderation.link.receipt', { id })} text={moment}>
        <p>
          <strong className="wrap-anywhere">{label}</strong> · {t(`moderation.kind.${kind}`)}
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        {evidence && (
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">
            {t('moderation.link.evidence', { evidence })}
          </p>
        )}
        {files.length > 0 && (
          <ul aria-label={t('moderation.link.files')} className="text-ink-soft">
            {files.map(file => (
              <li key={file.id}>
                <FileName name={file.name} />
              </li>
            ))}
          </ul>
        )}
        <p className="text-ink-soft text-sm">
          {email ? t('moderation.link.mailed', { email }) : t('moderation.link.keep-address')}
        </p>
      </AreaSection>
      {statement && <Statement statement={statement} answer={actionData} />}
    </AreaPage>
  )
}
