import { ArrowLeft } from 'lucide-react'
import { type ActionFunctionArgs, Link } from 'react-router'
import { z } from 'zod'
import { NotFound } from '../../../../../domain/caller/errors.ts'
import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import {
  changeWebhook,
  readWebhook,
  removeWebhook,
  rotateWebhookSecret,
  type ShownWebhook,
  switchWebhook,
} from '../../../../../domain/integrations/manage-webhooks.ts'
import { sendDeliveryAgain, sendTestEvent } from '../../../../../domain/integrations/send-again.ts'
import { deliverySchema, newWebhookSchema } from '../../../../../domain/integrations/webhook.schema.ts'
import { formatMoment } from '../../../../../i18n/format.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { EmployerArea } from '../../../../parts/employer/employer-area.tsx'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { currentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { LiveUpdates } from '../../../../parts/shared/live-updates.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../../server/this-page.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { FormProblems } from '../../../../ui/form-problems.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { KeyStep } from '../key-step.tsx'
import { NewWebhookSecret } from '../new-secret.tsx'
import { WebhookForm } from '../webhook-form.tsx'
import { WebhookState } from '../webhook-state.tsx'
import type { Route } from './+types/route.ts'
import { Deliveries } from './deliveries.tsx'

export const loader = pageLoader(async (ctx, { request, params }: Route.LoaderArgs) => {
  const { deliveries, failingSince, createdAt, employerId, ...webhook } = await readWebhook(ctx, idOf(params))
  const moment = (date: Date) => formatMoment(date, ctx.locale)
  return {
    employer: await currentEmployer(ctx, request, employerId),
    webhook: { ...webhook, created: moment(createdAt), failingSince: failingSince && moment(failingSince) },
    deliveries: deliveries.map(({ createdAt, deliveredAt, nextTryAt, ...delivery }) => ({
      ...delivery,
      created: moment(createdAt),
      delivered: deliveredAt && moment(deliveredAt),
      nextTry: moment(nextTryAt),
    })),
  }
})

const nothing = z.object({})

export const action = formAction<ShownWebhook>({
  'change-webhook': form({ schema: newWebhookSchema }, async (ctx, input, args) => {
    await changeWebhook(ctx, { ...input, ...ownOf(args) })
    return back(args, 'changed')
  }),
  'rotate-secret': form({ schema: nothing }, async (ctx, _input, args): Promise<ShownWebhook> => {
    return rotateWebhookSecret(ctx, ownOf(args))
  }),
  pause: form({ schema: nothing }, async (ctx, _input, args) => {
    await switchWebhook(ctx, { ...ownOf(args), isActive: false })
    return back(args, 'paused')
  }),
  resume: form({ schema: nothing }, async (ctx, _input, args) => {
    await switchWebhook(ctx, { ...ownOf(args), isActive: true })
    return back(args, 'resumed')
  }),
  test: form({ schema: nothing }, async (ctx, _input, args) => {
    await sendTestEvent(ctx, idOf(args.params))
    return back(args, 'test-sent')
  }),
  'send-again': form({ schema: deliverySchema }, async (ctx, { deliveryId }, args) => {
    await sendDeliveryAgain(ctx, { webhookId: idOf(args.params), deliveryId })
    return back(args, 'sent-again')
  }),
  'remove-webhook': form({ schema: nothing }, async (ctx, _input, args) => {
    const { employerId } = await removeWebhook(ctx, ownOf(args))
    return redirectWithToast(
      `${href('employer-integrations', ctx.locale)}?employer=${employerId}`,
      'integrations.webhooks.removed',
    )
  }),
})

function idOf({ id }: { id?: string | undefined }): number {
  const read = rowIdSchema.safeParse(id)
  if (!read.success) throw new NotFound()
  return read.data
}

function ownOf({ params }: ActionFunctionArgs) {
  return { webhookId: idOf(params) }
}

function back({ request }: ActionFunctionArgs, note: string): Response {
  return redirectWithToast(thisPageAgain(request), `integrations.webhooks.${note}`)
}

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('integrations.webhooks.one')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function EmployerWebhook({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { employer, webhook, deliveries } = loaderData
  const { url, events, isActive, failingSince, created } = webhook
  const isChange = actionData?.form === 'change-webhook'
  const problems = isChange ? [] : (actionData?.result?.error?.[''] ?? [])
  return (
    <EmployerArea
      employer={employer}
      title={t('integrations.webhooks.one')}
      intro={<span className="wrap-anywhere">{url}</span>}
    >
      <LiveUpdates kinds={['webhook']} />
      <p>
        <Link
          className="link inline-flex min-h-11 items-center gap-1.5"
          to={to('employer-integrations') + employer.query}
        >
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          {t('integrations.webhooks.back')}
        </Link>
      </p>
      <FormProblems
        title={t('integrations.problem.title')}
        whole={problems}
        fields={[]}
        hasFocus={problems.length > 0}
      />
      {actionData?.done && <NewWebhookSecret shown={actionData.done} />}
      <AreaSection title={t('integrations.webhooks.state-title')}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <WebhookState isActive={isActive} isFailing={failingSince !== null} />
          <span className="figures text-ink-soft text-sm">
            {t('integrations.webhooks.created', { date: created })}
          </span>
        </p>
        {failingSince && (
          <p>
            {isActive
              ? t('integrations.webhooks.failing-text', { date: failingSince })
              : t('integrations.webhooks.stopped-text', { date: failingSince })}
          </p>
        )}
        {!isActive && <p>{t('integrations.webhooks.paused-text')}</p>}
        <div className="flex flex-wrap gap-3">
          {isActive && (
            <ActionButton form="test" variant="secondary">
              {t('integrations.webhooks.test')}
            </ActionButton>
          )}
          {isActive ? (
            <ActionButton form="pause" variant="secondary">
              {t('integrations.webhooks.pause')}
            </ActionButton>
          ) : (
            <ActionButton form="resume" variant="secondary">
              {t('integrations.webhooks.resume')}
            </ActionButton>
          )}
        </div>
      </AreaSection>
      <AreaSection
        title={t('integrations.deliveries.title')}
        text={t('integrations.deliveries.text', { count: 20 })}
      >
        <Deliveries deliveries={deliveries} isActive={isActive} />
      </AreaSection>
      <AreaSection title={t('integrations.webhooks.change-title')}>
        <WebhookForm
          key={url + events.join()}
          name="change-webhook"
          webhook={{ url, events }}
          answer={isChange ? actionData : undefined}
        />
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2 border-line border-t pt-4">
          <KeyStep form="rotate-secret" label={t('integrations.webhooks.rotate')} about={url}>
            <p>{t('integrations.webhooks.rotate-text')}</p>
          </KeyStep>
          <KeyStep form="remove-webhook" label={t('integrations.webhooks.remove')} about={url} isFinal>
            <p>{t('integrations.webhooks.remove-text')}</p>
          </KeyStep>
        </div>
      </AreaSection>
    </EmployerArea>
  )
}
