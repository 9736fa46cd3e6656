import { Link } from 'react-router'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { Badge } from '../../../ui/badge.tsx'
import { DefinitionGrid } from '../../../ui/definition-grid.tsx'
import type { Route } from './+types/route.ts'
import { type EmmaFigures, emmaFigures } from './figures.server.ts'

export const loader = pageLoader(ctx => emmaFigures(ctx))

export const meta: Route.MetaFunction = args =>
  args.loaderData
    ? pageMeta(args, { title: args.loaderData.title, description: args.loaderData.intro, isHidden: true })
    : []

/** How the assistant does, and what people said about her answers. */
export default function EmmaWatch({ loaderData }: Route.ComponentProps) {
  const { title, intro, headings, figures, ratings, model, noModel, reasons, noReasons, words } = loaderData
  return (
    <AreaPage title={title} intro={intro} tabs={useAdminTabs()}>
      <AreaSection title={headings.figures}>
        <DefinitionGrid facts={figures} />
      </AreaSection>
      <AreaSection title={headings.model}>
        {model ? (
          <>
            <DefinitionGrid facts={model.facts} />
            <Link to={model.switch.to} className="link inline-flex min-h-11 items-center">
              {model.switch.text}
            </Link>
          </>
        ) : (
          <p className="text-ink-soft">{noModel}</p>
        )}
      </AreaSection>
      <AreaSection title={headings.ratings}>
        <DefinitionGrid facts={ratings} isNarrow />
      </AreaSection>
      <AreaSection title={headings.reasons}>
        {reasons.length === 0 ? (
          <p className="text-ink-soft">{noReasons}</p>
        ) : (
          <ul className="divide-y divide-line">
            {reasons.map(reason => (
              <Reason key={reason.id} reason={reason} words={words} />
            ))}
          </ul>
        )}
      </AreaSection>
    </AreaPage>
  )
}

type Props = { reason: EmmaFigures['reasons'][number]; words: EmmaFigures['words'] }

function Reason({ reason: { reason, isHelpful, rating, about, said }, words }: Props) {
  return (
    <li className="grid gap-1.5 py-3">
      <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <Badge tone={isHelpful ? 'good' : 'warn'}>{rating}</Badge>
        {about}
      </p>
      {said && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
            {words.agreed}
          </summary>
          <dl className="grid gap-2 text-sm">
            <div>
              <dt className="font-semibold">{words.question}</dt>
              <dd className="wrap-anywhere">{said.question}</dd>
            </div>
            <div>
              <dt className="font-semibold">{words.answer}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{said.answer}</dd>
            </div>
          </dl>
        </details>
      )}
    </li>
  )
}
