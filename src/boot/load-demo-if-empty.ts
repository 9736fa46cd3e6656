import type { Env } from '../config/env.ts'
import { connect } from '../db/client.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { readDemoState } from '../domain/administration/demo-state.ts'
import type { Context } from '../domain/caller/context.ts'
import { hasAnyEmployer } from '../domain/employers/has-any-employer.ts'
import type { ShowProgress } from './progress.ts'

const lanes = 4

/**
 * Fills an empty embedded database with the demo content through the feed importer. Never touches a database of the
 * operator's own (`DATABASE_URL`), nor one that holds an employer, nor with `DEMO=off`; goes on with a load that was cut off.
 */
export async function loadDemoIfEmpty(
  env: Env,
  database: { isEmbedded: boolean; url: string },
  ctx: Context,
  show: ShowProgress,
): Promise<void> {
  if (!env.DEMO || !database.isEmbedded) return
  const wasCutOff = (await readDemoState(ctx))?.state === 'loading'
  if (!wasCutOff && (await hasAnyEmployer(ctx))) return
  // A load that was cut off goes on, so that a thousand small feeds need not wait for the disk one by one.
  const db = connect(database.url, 2 * lanes, { waitsForDisk: false })
  try {
    await loadDemo(
      { ...ctx, db },
      {
        jobs: env.DEMO_JOBS,
        lanes,
        onProgress: ({ done, total }) => show('Loading the demo jobs', done, total),
      },
    )
  } finally {
    await db.destroy()
  }
}
