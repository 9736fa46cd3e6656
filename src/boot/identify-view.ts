import type { Database } from '../db/client.ts'
import { makeActor } from '../domain/accounts/make-actor.ts'
import type { UserActor } from '../domain/caller/actor.ts'
import type { Context } from '../domain/caller/context.ts'
import { NotAllowed } from '../domain/caller/errors.ts'
import { noSearchCounter } from '../domain/caller/search-counter.ts'
import { type RunningView, viewOf } from '../domain/view-as/view-of.ts'
import { readCookies } from '../web/server/http/cookies.ts'

/** The view that an administrator of this browser has started, if it still runs. */
export async function identifyView(base: Context, publicUrl: string): Promise<RunningView | null> {
  if (!base.client.cookie.includes('view-as=')) return null
  const viewId = readCookies(base.client.cookie)['view-as']
  if (!viewId) return null
  const { actor } = await makeActor(base, { realm: 'admin', publicUrl })
  return viewOf({ ...base, actor }, viewId)
}

/** Whoever looks changes nothing: neither in the database nor in files, and no task is asked for. */
export function contextOfView(base: Context, actor: UserActor, onlyReading: Database): Context {
  const refuse = async (): Promise<never> => {
    throw new NotAllowed('records.view.only-looking')
  }
  return {
    ...base,
    actor,
    db: onlyReading,
    searchCounter: noSearchCounter,
    tasks: { enqueue: refuse, within: () => ({ ...base.tasks, enqueue: refuse }) },
    files: { ...base.files, put: refuse, remove: refuse },
  }
}
