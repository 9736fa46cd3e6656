import { Link } from 'react-router'
import { setSwitch } from '../../../../../domain/switches/set-switch.ts'
import { switchSchema } from '../../../../../domain/switches/switch.schema.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { BackTo } from '../../../../parts/admin/back-to.tsx'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { SwitchForm } from './switch-form.tsx'
import { switchesView } from './switches.server.ts'

export const loader = pageLoader((ctx, { request }: Route.LoaderArgs) =>
  switchesView(ctx, new URL(request.url).searchParams.get('change')),
)

export const action = formAction({
  set: form({ schema: switchSchema }, async (ctx, input) => {
    await setSwitch(ctx, input)
    return redirectWithToast(href('admin-switches', ctx.locale), 'admin.switches.done')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('admin.switches.title')
  return pageMeta(args, { title, description: t('admin.switches.intro'), isHidden: true })
}

export default function Switches({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { groups, form: shown, forgotten } = loaderData
  return (
    <AreaPage
      title={t('admin.switches.title')}
      intro={t('admin.switches.intro')}
      tabs={useAdminTabs()}
      back={<BackTo to={to('admin-system')} label={t('admin.system.title')} />}
    >
      {shown && (
        <AreaSection title={shown.label}>
          <SwitchForm key={shown.key} shown={shown} answer={actionData} />
        </AreaSection>
      )}
      {forgotten && <p className="font-medium text-warn">{forgotten}</p>}
      {groups.map(({ title, text, switches }) => (
        <AreaSection key={title} title={title} text={text}>
          <ul className="divide-y divide-line">
            {switches.map(each => (
              <SwitchRow key={each.key} each={each} />
            ))}
          </ul>
        </AreaSection>
      ))}
    </AreaPage>
  )
}

type Row = Route.ComponentProps['loaderData']['groups'][number]['switches'][number]

function SwitchRow({ each: { label, state, tone, said, until, forgotten, to } }: { each: Row }) {
  const { t } = useTexts()
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-1">
      <span className="min-w-0 grow basis-56">
        <span className="font-medium">{label}</span>
        {said && <span className="block text-ink-soft text-sm wrap-anywhere">{said}</span>}
      </span>
      <span className="flex flex-wrap items-center gap-2 text-sm">
        {until}
        {forgotten && <Badge tone="warn">{forgotten}</Badge>}
        <Badge tone={tone}>{state}</Badge>
      </span>
      <Link
        className="link inline-flex min-h-11 items-center"
        to={to}
        aria-label={`${label}: ${t('admin.switches.change')}`}
      >
        {t('admin.switches.change')}
      </Link>
    </li>
  )
}
