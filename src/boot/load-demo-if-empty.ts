import type { Env } from '../config/env.ts'
import { connect } from '../db/client.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { readDemoState } from '../domain/administration/demo-state.ts'
import type { Context } from '../domain/caller/context.ts'
import { hasAnyEmployer } from '../domain/employers/has-any-employer.ts'
import type { ShowProgress } from './progress.ts'

const lanes = 4

/**
 * Fills an empty embedded database with demo content through the feed importer. Never touches an external database (`DATABASE_URL`) or one
 * that has an employer, and respects `DEMO=off`; resumes an interrupted load.
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
  // An interrupted load resumes, so durability is not needed, and a thousand small feeds need not wait for the disk one by one.
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
