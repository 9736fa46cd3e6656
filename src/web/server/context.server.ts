import { createContext, type RouterContextProvider } from 'react-router'
import type { Env } from '../../config/env.ts'
import type { Person } from '../../domain/accounts/find-person.ts'
import type { Context } from '../../domain/caller/context.ts'
import type { Consent } from '../../domain/consent/consent.schema.ts'
import type { RealmName } from '../../platform/auth/realms.ts'
import type { Theme } from '../preferences.ts'
import type { ToastNote } from './http/cookies.ts'
import type { DocumentBytes } from './http/scripts-after-paint.ts'

export type RequestFacts = {
  ctx: Context
  /** The page's sign-in realm; administrators' pages have their own. */
  realm: RealmName
  /** The signed-in person, possibly with a second factor pending; null for guests. */
  person: Person | null
  sessionEndsAt: Date | null
  requestId: string
  nonce: string
  theme: Theme
  /** The client's consent; `null` before a choice. */
  consent: Consent | null
  /** Flash message of the previous action. */
  toast: ToastNote | null
  env: Env
  databaseFolder: string | null
  /** Preloaded by the document, so that texts load in parallel with the scripts. */
  textsFiles: string[]
  /** Guest keys proposed or created during this request. See `browser-key.server.ts`, which also updates `ctx`. */
  browser: BrowserKeys
  written: WrittenDocument
}

/**
 * Where the document is put when it has been rendered. Its response has no body: whoever asks a response for one has the whole document
 * copied through a stream.
 */
export type WrittenDocument = { bytes: DocumentBytes | null }

export type BrowserKeys = {
  proposed: string | null
  /** Sent with the response, whatever its outcome. */
  newCookies: string[]
}

type FactsKey = ReturnType<typeof createContext<RequestFacts>>

const key = Symbol.for('kittel.request-facts')
const shared = globalThis as { [key]?: FactsKey }

// The bundle and the unbundled server each have a copy of this module; with separate keys they would not find each other's value.
function factsKey(): FactsKey {
  shared[key] ??= createContext<RequestFacts>()
  return shared[key]
}

export function setFacts(provider: RouterContextProvider, facts: RequestFacts): void {
  provider.set(factsKey(), facts)
}

/** For middleware and pages that need more than the domain context; most use {@link getContext}. */
export function getFacts(context: Readonly<RouterContextProvider>): RequestFacts {
  return context.get(factsKey())
}

export function getContext(args: { context: Readonly<RouterContextProvider> }): Context {
  return getFacts(args.context).ctx
}

/** The context of a request that came by a guest's signed link. It stays in place for the rest of the request. */
export function contextByLink(
  args: { context: Readonly<RouterContextProvider> },
  token: string | null,
): Context {
  const facts = getFacts(args.context)
  facts.ctx = { ...facts.ctx, client: { ...facts.ctx.client, guestToken: token } }
  return facts.ctx
}
