import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { getFacts } from '../../../../server/context.server.ts'
import { legalFacts } from '../legal-facts.server.ts'
import { LegalPage } from '../legal-page.tsx'
import type { Route } from './+types/route.ts'
import { termsOfUseDe } from './text-de.ts'
import { termsOfUseEn } from './text-en.ts'

export function loader({ context }: Route.LoaderArgs) {
  const facts = getFacts(context)
  const text = facts.ctx.locale === 'en' ? termsOfUseEn : termsOfUseDe
  return { text: text(legalFacts(facts.env)) }
}

export const meta: Route.MetaFunction = args => (args.loaderData ? pageMeta(args, args.loaderData.text) : [])

export default function Page({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData.text} />
}
