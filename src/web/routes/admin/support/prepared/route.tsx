import { Link } from 'react-router'
import {
  deletePreparedAnswer,
  listPreparedAnswers,
  savePreparedAnswer,
} from '../../../../../domain/support/desk/prepared-answers.ts'
import { preparedAnswerIdSchema, preparedAnswerSchema } from '../../../../../domain/support/support.schema.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { BackTo } from '../../../../parts/admin/back-to.tsx'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { revalidateAfterConflict } from '../../../../revalidate-after-conflict.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ConfirmStep } from '../../../../ui/confirm-step.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { PreparedForm } from './prepared-form.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const answers = await listPreparedAnswers(ctx)
  const asked = new URL(request.url).searchParams.get('edit')
  const path = href('admin-support-prepared', ctx.locale)
  return {
    answers: answers.map(answer => ({ ...answer, to: `${path}?edit=${answer.id}` })),
    edited: answers.find(({ id }) => String(id) === asked) ?? null,
  }
})

export const action = formAction({
  prepared: form({ schema: preparedAnswerSchema }, async (ctx, { id = null, topic = null, ...input }) => {
    await savePreparedAnswer(ctx, { ...input, id, topic })
    return redirectWithToast(href('admin-support-prepared', ctx.locale), 'support.admin.prepared.done')
  }),
  delete: form({ schema: preparedAnswerIdSchema }, async (ctx, input) => {
    await deletePreparedAnswer(ctx, input)
    return redirectWithToast(href('admin-support-prepared', ctx.locale), 'support.admin.prepared.deleted')
  }),
})

export const shouldRevalidate = revalidateAfterConflict

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('support.admin.prepared.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function PreparedAnswersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { answers, edited } = loaderData
  return (
    <AreaPage
      title={t('support.admin.prepared.title')}
      intro={t('support.admin.prepared.intro')}
      tabs={useAdminTabs()}
      back={<BackTo to={to('admin-support')} label={t('support.admin.back')} />}
    >
      {answers.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {answers.map(({ id, name, topic, de, to: address }) => (
            <li key={id} className="grid gap-1 p-4 sm:px-6">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <Link to={address} className="link font-semibold">
                  {name}
                </Link>
                <span className="text-ink-soft text-sm">
                  {topic ? t(`support.topic.${topic}`) : t('support.admin.all-topics')}
                </span>
              </p>
              <p className="line-clamp-2 wrap-anywhere text-ink-soft">{de}</p>
              <ConfirmStep
                name={`delete-${id}`}
                variant="quiet"
                size="small"
                open={t('support.admin.prepared.delete')}
                label={`${t('support.admin.prepared.delete')}: ${name}`}
                title={t('support.admin.prepared.delete-title')}
                does={{ form: 'delete', fields: { id }, text: t('support.admin.prepared.delete') }}
              >
                <p>{t('support.admin.prepared.delete-text', { name })}</p>
              </ConfirmStep>
            </li>
          ))}
        </ul>
      )}
      <AreaSection title={t(edited ? 'support.admin.prepared.edit' : 'support.admin.prepared.new')}>
        <PreparedForm key={edited?.id ?? 'new'} edited={edited} answer={actionData} />
      </AreaSection>
    </AreaPage>
  )
}
