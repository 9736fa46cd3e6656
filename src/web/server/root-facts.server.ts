import { data, type RouterContextProvider } from 'react-router'
import { afterSignIn } from '../../domain/accounts/after-sign-in.ts'
import { isOnlyViewed } from '../../domain/caller/actor.ts'
import { permissionsOf } from '../../domain/caller/admin-permissions.ts'
import type { Context } from '../../domain/caller/context.ts'
import { href } from '../addresses.ts'
import { textsOf } from '../texts.ts'
import { getFacts } from './context.server.ts'
import { clearedToastCookie } from './http/cookies.ts'

/** Everything the frame shows. This is the only configuration that reaches the browser, so nothing secret may be added. */
export function rootFacts(context: Readonly<RouterContextProvider>) {
  const { theme, textsFiles, consent, toast, requestId, env, ctx, person, realm, sessionEndsAt } =
    getFacts(context)
  const t = textsOf(ctx.locale)
  const facts = {
    theme,
    textsFiles,
    consent: consent && {
      functional: consent.functional,
      analytics: consent.analytics,
      marketing: consent.marketing,
    },
    // Translated on the server, because a public page has not loaded the texts of accounts.
    toast: toast && {
      title: t(toast.title),
      ...(toast.description && { description: t(toast.description) }),
      tone: toast.tone ?? 'good',
    },
    requestId,
    realm,
    // No more than the menu shows: this is in every document of a signed-in person.
    person: person && {
      name: person.name,
      isJobSeeker: ctx.actor.kind === 'user' && ctx.actor.isJobSeeker,
      home: ctx.actor.kind === 'challenged' ? ('second-factor' as const) : afterSignIn(person),
    },
    permissions: ctx.actor.kind === 'admin' ? permissionsOf(ctx.actor.role) : [],
    view: isOnlyViewed(ctx.actor) ? viewNote(ctx, person?.name ?? '') : null,
    session: person && sessionEndsAt ? { realm, endsAtMs: sessionEndsAt.getTime() } : null,
    brand: {
      name: env.BRAND_NAME,
      claim: ctx.locale === 'en' ? env.BRAND_CLAIM_EN : env.BRAND_CLAIM_DE,
      supportEmail: env.BRAND_SUPPORT_EMAIL,
    },
    sells: ctx.shop.prices !== null,
    operator: env.OPERATOR_NAME,
    year: String(ctx.now().getFullYear()),
    publicUrl: env.publicUrl,
  }
  return data(facts, toast ? { headers: { 'set-cookie': clearedToastCookie } } : undefined)
}

/** Translated on the server, like the toast: nobody but administrators needs these texts. */
function viewNote(ctx: Context, name: string) {
  const t = textsOf(ctx.locale)
  return {
    text: t('records.view.note', { name }),
    end: t('records.view.end'),
    action: href('admin-view', ctx.locale),
  }
}

export type RootFacts = ReturnType<typeof rootFacts>['data']
