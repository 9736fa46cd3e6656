import type { Env } from '../config/env.ts'
import type { Database } from '../db/client.ts'
import type { Context } from '../domain/caller/context.ts'
import { openSwitches } from '../domain/switches/open-switches.ts'
import { openFetcher } from '../platform/network/fetcher.ts'
import { systemLater } from '../platform/process/clock.ts'
import type { Log } from '../platform/process/log.ts'
import { openFeedReader } from './feed-reader.ts'
import { withAccounts } from './open-accounts.ts'
import { openFiles } from './open-files.ts'
import { openModel } from './open-model.ts'
import type { Close } from './open-pages.ts'
import { openShop } from './open-shop.ts'
import { processContext } from './process-context.ts'
import { supportSettingsOf } from './support-settings-of.ts'

type Given = {
  db: Database
  databaseUrl: string
  isEmbedded: boolean
  tasks: Context['tasks']
  /** The same for all processes of a site. */
  paymentSecret: string
  transport: Context['transport']
  log: Log
}

/** All that use cases need but an index to search in; the same in each process of a site. */
export async function openBase(env: Env, given: Given, opened: Close[]) {
  const { db, databaseUrl, isEmbedded, tasks, transport, paymentSecret, log } = given
  const shop = openShop(env, { db, isEmbedded, secret: paymentSecret })
  const feeds = openFeedReader({ databaseUrl, prices: shop.prices })
  opened.push(() => feeds.close())
  const switches = await openSwitches({ db, later: systemLater, log })
  opened.push(async () => switches.close())
  const base = await withAccounts(env, {
    ...processContext,
    db,
    tasks,
    switches,
    transport,
    ...(await openFiles(env)),
    languageModel: openModel(env),
    support: supportSettingsOf(env),
    shop,
    fetcher: openFetcher({ privateHosts: env.PRIVATE_HOSTS }),
    documents: feeds.documents,
    log,
  })
  return { base, feeds }
}
