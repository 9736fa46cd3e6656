// How the stages of `test.mjs` take turns: one after the other, small ones two at a time.
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Small stages keep one core each busy. Never more than two: those with a limit of time would be measured on cores they have to share. */
const lanes = 2

/**
 * @param stages each with `run`, which gets where to write unless it writes to the terminal: `{ file }`
 * @param folder where the output of those that run beside others is kept until it is shown whole
 * @param tell called with each stage's result, in the order in which they end
 */
export async function runStages(stages, folder, tell) {
  for (let at = 0; at < stages.length; ) {
    const small = smallFrom(stages, at)
    if (small.length > 1) await inLanes(small, folder, tell)
    else {
      console.log(`\n== ${stages[at].name}`)
      tell(await timed(stages[at]))
    }
    at += Math.max(1, small.length)
  }
}

function smallFrom(stages, at) {
  const end = stages.findIndex((stage, index) => index >= at && !stage.isSmall)
  return stages.slice(at, end === -1 ? stages.length : end)
}

async function inLanes(stages, folder, tell) {
  const waiting = [...stages]
  const lane = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) show(await apart(stage, folder), tell)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

function show({ text, ...done }, tell) {
  console.log(`\n== ${done.name}, beside another\n${text}`)
  tell(done)
}

async function apart(stage, folder) {
  const path = join(folder, `${stage.name}.txt`)
  const file = openSync(path, 'w')
  const done = await timed(stage, { file })
  closeSync(file)
  return { ...done, text: readFileSync(path, 'utf8') }
}

async function timed({ name, run }, report) {
  const begun = Date.now()
  return { ...(await run(report)), name, begun, ended: Date.now() }
}
