import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { Actor } from '../../../../../domain/caller/actor.ts'
import { previewPerson } from '../../../../../domain/talent-pool/read-person.ts'
import { localeOf } from '../../../../addresses.ts'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { talentCardView } from '../../../../parts/shared/talents/talent-card.server.ts'
import { TalentFacts } from '../../../../parts/shared/talents/talent-card.tsx'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { params: { id } }: Route.LoaderArgs) => ({
  talent: talentCardView(await previewPerson(ctx, { publicId: id }), ctx.locale),
  way: wayOf(ctx.actor),
}))

/** Asking is for people of an employer: guests may be one, job seekers who are signed in are none. */
function wayOf(actor: Actor): 'sign-in' | 'ask' | null {
  if (actor.kind === 'guest') return 'sign-in'
  return actor.kind === 'user' && actor.memberships.length > 0 ? 'ask' : null
}

/** Hidden from search engines, whose copies would outlast the decision to leave. */
export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = args.loaderData?.talent.title ?? t('talent.pool.one-title')
  return pageMeta(args, { title, description: t('talent.pool.one-title'), isHidden: true })
}

export default function TalentProfile({ loaderData: { talent, way } }: Route.ComponentProps) {
  const { t, to } = useTexts()
  return (
    <AreaPage
      title={talent.title}
      intro={`${talent.region} · ${talent.activity}`}
      tabs={null}
      back={
        <Link className="link inline-flex min-h-11 items-center gap-1.5" to={to('talent-pool')}>
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          {t('talent.pool.back')}
        </Link>
      }
    >
      <AreaSection title={t('talent.pool.one-title')} text={t('talent.pool.one-hint')}>
        <TalentFacts talent={talent} />
        {way && (
          <LinkButton
            to={to('employer-talent', { id: talent.id })}
            variant="next"
            className="justify-self-start"
          >
            {t(`talent.pool.${way}`)}
          </LinkButton>
        )}
      </AreaSection>
    </AreaPage>
  )
}
