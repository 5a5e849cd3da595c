/** Whoever waits for it: staff first, then customers for documents; pages can be read without their pictures. */
export const priorities = ['staff', 'document', 'picture'] as const
export type Priority = (typeof priorities)[number]

/** Work for the worker process. Arguments and results are sent to and from it, so they must be plain data. */
export type Task<A extends unknown[], R> = {
  name: string
  priority: Priority
  /** Called in the worker process, when the task is first needed. */
  load: () => Promise<(...args: A) => R>
}

export function defineTask<A extends unknown[], R>(
  name: string,
  priority: Priority,
  load: () => Promise<(...args: A) => R>,
): Task<A, R> {
  return { name, priority, load }
}
