import { createContext, type RouterContextProvider } from 'react-router'
import type { Env } from '../../config/env.ts'
import type { Person } from '../../domain/accounts/find-person.ts'
import type { Context } from '../../domain/caller/context.ts'
import type { Visitor } from '../../domain/caller/visitor.ts'
import type { Consent } from '../../domain/consent/consent.schema.ts'
import type { DoorName } from '../../platform/auth/doors.ts'
import type { Theme } from '../preferences.ts'
import type { ToastNote } from './http/cookies.ts'

/** What the server knows about a request beyond its address. */
export type RequestFacts = {
  ctx: Context
  visitor: Visitor
  /** Through which door the page is entered: the administrators' pages have one of their own. */
  door: DoorName
  /** Who is signed in, or half of it while the second factor is owed; null for guests. */
  person: Person | null
  sessionEndsAt: Date | null
  requestId: string
  nonce: string
  theme: Theme
  /** What the visitor has allowed; `null` until they have chosen. */
  consent: Consent | null
  /** The message left by the action before. */
  toast: ToastNote | null
  env: Env
  databaseFolder: string | null
  /** The addresses of the files with the page's texts, loaded together with the scripts. */
  textsFiles: string[]
  /** What the request learns of the keys of a guest's browser; see `browser-key.server.ts`. */
  browser: BrowserKeys
}

export type BrowserKeys = {
  keys: { uploads?: string; 'ad-drafts'?: string }
  proposed: string | null
  /** Sent with the answer, whatever it is. */
  newCookies: string[]
}

type FactsKey = ReturnType<typeof createContext<RequestFacts>>

const key = Symbol.for('kittel.request-facts')
const shared = globalThis as { [key]?: FactsKey }

// One key for the server's copy of this file and the one in the page bundle: two keys would never find each other's value.
function factsKey(): FactsKey {
  shared[key] ??= createContext<RequestFacts>()
  return shared[key]
}

export function setFacts(provider: RouterContextProvider, facts: RequestFacts): void {
  provider.set(factsKey(), facts)
}

/** Everything known about the request; loaders mostly need only `getContext`. */
export function getFacts(context: Readonly<RouterContextProvider>): RequestFacts {
  return context.get(factsKey())
}

/** The domain's context of a request, for loaders and actions. */
export function getContext(args: { context: Readonly<RouterContextProvider> }): Context {
  return getFacts(args.context).ctx
}
