import { Link, redirect } from 'react-router'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { datedRate } from '../../../../domain/comparison/dated-rate.ts'
import { askAboutJob } from '../../../../domain/job-questions/ask-about-job.ts'
import { askSchema } from '../../../../domain/job-questions/job-question.schema.ts'
import { translator } from '../../../../i18n/translate.ts'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { contextToLeave } from '../../../server/browser-key.server.ts'
import { getFacts } from '../../../server/context.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { ChooseJobs } from './choose-jobs.tsx'
import { AddForm, WishesForm } from './comparison-forms.tsx'
import { loadComparison, settledComparison } from './comparison-page.server.ts'
import { ComparisonTable } from './comparison-table.tsx'

export const loader = pageLoader(async (ctx, { request, context }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const settled = settledComparison(url, ctx.locale)
  if (settled !== null) throw redirect(settled)
  const rate = datedRate(getFacts(context).env.EUR_PER_CHF)
  const page = await loadComparison(ctx, url.searchParams, rate)
  return { ...page, description: translator(ctx.locale)('comparison-words.description') }
})

export const action = formAction({
  ask: form({ schema: askSchema.extend({ jobId: rowIdSchema }) }, async (_ctx, input, args) => {
    await askAboutJob(contextToLeave(args, 'questions'), input)
    return redirectWithToast(thisPageAgain(args.request), 'question.asked')
  }),
})

export const meta: Route.MetaFunction = args => {
  const { loaderData: page } = args
  if (!page) return []
  const title = (page.table ?? page.choice)?.title ?? ''
  return pageMeta(args, { title, description: page.description, isHidden: true })
}

export default function Comparison({ loaderData: page, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { table, choice, notices, tooFew, form: fields } = page
  const { title, intro } = table ?? choice ?? { title: '', intro: '' }
  const problems = actionData?.result?.error?.[''] ?? []
  return (
    <AreaPage title={title} intro={intro} tabs={null}>
      {problems.length > 0 && (
        <FormProblems title={t('question.not-asked')} whole={problems} fields={[]} hasFocus />
      )}
      <Notices texts={tooFew === null ? notices : [...notices, tooFew]} />
      {table?.leftOut && (
        <p className="text-sm print:hidden">
          {table.leftOut.text}{' '}
          {table.leftOut.jobs.map(({ id, title: job, to }) => (
            <Link key={id} to={to} className="link mr-3 inline-flex min-h-11 items-center sm:min-h-0">
              {job}
            </Link>
          ))}
        </p>
      )}
      {table && <WishesForm form={fields} />}
      {table && <ComparisonTable view={table} />}
      {choice && <ChooseJobs choice={choice} form={fields} />}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
        <AddForm form={fields} />
        {table && (
          <Link to={table.chooseTo} className="link inline-flex min-h-11 items-center">
            {fields.choose}
          </Link>
        )}
      </div>
    </AreaPage>
  )
}

function Notices({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div role="status" className="rounded-card border border-line bg-sunken px-4 py-3 text-sm">
      <ul className="grid gap-1">
        {texts.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
