import type { Context } from '../domain/caller/context.ts'
import { schedules } from '../domain/caller/switch-key.values.ts'
import type { TaskName, TaskPayloads } from '../domain/caller/tasks.ts'
import { noteTaskRun } from '../domain/operation/note-task-run.ts'
import type { Task } from '../platform/process/task-queue.ts'

type TaskTable<Tools> = { readonly [Name in TaskName]: Task<Tools, TaskPayloads[Name]> }

/** The same tasks, each leaving out its runs while its switch is off, and noting how the others end. */
export function watchedTasks<Tools extends Context>(tasks: TaskTable<Tools>): TaskTable<Tools> {
  const entries = Object.entries(tasks).map(([name, task]) => {
    // The casts: the keys are those of the table, and each entry stays with its own payload.
    return [name, watched(name as TaskName, task as Task<Tools, object>)]
  })
  return Object.fromEntries(entries) as TaskTable<Tools>
}

function watched<Tools extends Context>(name: TaskName, task: Task<Tools, object>): Task<Tools, object> {
  const schedule = schedules.find(known => known === name)
  return {
    ...task,
    run: async (tools, payload) => {
      if (schedule && !tools.switches.isOn(schedule)) return note(tools, name, 'skipped', 0)
      const begun = performance.now()
      const seconds = () => (performance.now() - begun) / 1_000
      try {
        const done = await task.run(tools, payload)
        await note(tools, name, 'succeeded', seconds())
        return done
      } catch (error) {
        await note(tools, name, 'failed', seconds())
        throw error
      }
    },
  }
}

/** Must not make a task that did its work run again. */
async function note(
  tools: Context,
  task: TaskName,
  outcome: 'succeeded' | 'failed' | 'skipped',
  seconds: number,
): Promise<void> {
  await noteTaskRun(tools, { task, outcome, seconds }).catch((error: unknown) => {
    tools.log.warn({ err: error, task }, 'the run of a task was not noted')
  })
}
