import type { TaskReply, TaskRequest } from './run-task.ts'
import { tasks } from './tasks.ts'

// The worker process: runs the tasks that it is sent, one after another, and ends with its parent.
process.on('disconnect', () => process.exit())
process.on('message', async ({ name, args }: TaskRequest) => {
  const run = tasks[name] as (...args: unknown[]) => Promise<unknown>
  const reply: TaskReply = await run(...args).then(
    (result) => ({ result }),
    (error) => ({ error: String(error instanceof Error ? error.stack : error) }),
  )
  process.send?.(reply)
})
