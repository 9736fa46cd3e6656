import type { ComponentProps } from 'react'
import { keySchema, newKeySchema } from '../../../../domain/integrations/api-key.schema.ts'
import { createKey, listKeys, revokeKey, rotateKey } from '../../../../domain/integrations/manage-keys.ts'
import {
  createWebhook,
  listWebhooks,
  type ShownWebhook,
} from '../../../../domain/integrations/manage-webhooks.ts'
import { newWebhookSchema } from '../../../../domain/integrations/webhook.schema.ts'
import { formatDate, formatMoment } from '../../../../i18n/format.ts'
import { localeOf } from '../../../addresses.ts'
import { EmployerArea } from '../../../parts/employer/employer-area.tsx'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'
import { textsOf } from '../../../texts.ts'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { ownerOf, type ShownSecret } from './integrations.server.ts'
import { KeyForm } from './key-form.tsx'
import { KeyRow } from './key-row.tsx'
import { NewSecret } from './new-secret.tsx'
import { Webhooks } from './webhooks.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const employer = await currentEmployer(ctx, request)
  const [keys, webhooks] = await Promise.all([
    listKeys(ctx, employer.employerId),
    listWebhooks(ctx, employer.employerId),
  ])
  return {
    employer,
    keys: keys.map(({ expiresAt, createdAt, lastUsedAt, ...key }) => ({
      ...key,
      expires: expiresAt && formatDate(expiresAt, ctx.locale),
      created: formatDate(createdAt, ctx.locale),
      lastUsed: lastUsedAt && formatMoment(lastUsedAt, ctx.locale),
    })),
    webhooks: webhooks.map(({ createdAt: _, failingSince, ...webhook }) => ({
      ...webhook,
      isFailing: failingSince !== null,
    })),
  }
})

export const action = formAction<ShownSecret | ShownWebhook>({
  'create-key': form({ schema: newKeySchema }, async (ctx, input, args): Promise<ShownSecret> => {
    return createKey(ctx, { ...input, ...(await ownerOf(ctx, args)) })
  }),
  'rotate-key': form({ schema: keySchema }, async (ctx, input, args): Promise<ShownSecret> => {
    return rotateKey(ctx, { ...input, ...(await ownerOf(ctx, args)) })
  }),
  'revoke-key': form({ schema: keySchema }, async (ctx, input, args) => {
    await revokeKey(ctx, { ...input, ...(await ownerOf(ctx, args)) })
    return redirectWithToast(thisPageAgain(args.request), 'integrations.revoked')
  }),
  'create-webhook': form({ schema: newWebhookSchema }, async (ctx, input, args): Promise<ShownWebhook> => {
    return createWebhook(ctx, { ...input, ...(await ownerOf(ctx, args)) })
  }),
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('integrations.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function EmployerIntegrations({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { employer, keys, webhooks } = loaderData
  const isNewKey = actionData?.form === 'create-key'
  const isNewWebhook = actionData?.form === 'create-webhook'
  const problems = isNewKey || isNewWebhook ? [] : (actionData?.result?.error?.[''] ?? [])
  const shown = actionData?.done ?? null
  return (
    <EmployerArea employer={employer} title={t('integrations.title')} intro={t('integrations.intro')}>
      <FormProblems
        title={t('integrations.problem.title')}
        whole={problems}
        fields={[]}
        hasFocus={problems.length > 0}
      />
      {shown && 'name' in shown && (
        <NewSecret
          title={t('integrations.secret.title', { name: shown.name })}
          text={t('integrations.secret.text')}
          secret={shown.secret}
        />
      )}
      <Keys keys={keys} />
      <AreaSection title={t('integrations.keys.new')} text={t('integrations.keys.new-text')}>
        <KeyForm key={keys.length} answer={isNewKey && !shown ? actionData : undefined} />
      </AreaSection>
      <Webhooks
        webhooks={webhooks}
        query={employer.query}
        shown={shown && 'url' in shown ? shown : null}
        answer={isNewWebhook && !shown ? actionData : undefined}
      />
    </EmployerArea>
  )
}

function Keys({ keys }: { keys: ComponentProps<typeof KeyRow>['apiKey'][] }) {
  const { t } = useTexts()
  return (
    <AreaSection title={t('integrations.keys.title')} text={t('integrations.keys.text')}>
      {keys.length > 0 ? (
        <ul className="-my-3 divide-y divide-line">
          {keys.map(key => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      ) : (
        <p>{t('integrations.keys.none')}</p>
      )}
      <p>
        <a className="link" href="/api/v1" data-discover="false">
          {t('integrations.reference')}
        </a>
      </p>
    </AreaSection>
  )
}
