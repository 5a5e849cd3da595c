import type { TaskReply, TaskRequest } from './run-task.ts'
import type { Task } from './task.ts'

/** The worker process: runs the tasks that it is sent, one after another, and ends with its parent. */
export function serveTasks(tasks: Pick<Task<never[], unknown>, 'name' | 'load'>[]) {
  process.on('disconnect', () => process.exit())
  process.on('message', async ({ name, args }: TaskRequest) => {
    const reply: TaskReply = await run(name, args).then(
      (result) => ({ result }),
      (error) => ({ error: String(error instanceof Error ? error.stack : error) }),
    )
    process.send?.(reply)
  })

  async function run(name: string, args: unknown[]) {
    const task = tasks.find((each) => each.name === name)
    if (!task) throw new Error(`there is no task ${name}`)
    const work = await task.load()
    // The parent's `runTask` has checked them.
    return work(...(args as never[]))
  }
}
