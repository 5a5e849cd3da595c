import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { RequestError } from '../http/errors.ts'
import { type Priority, priorities, type Task } from './task.ts'

export type TaskRequest = { name: string; args: unknown[] }
export type TaskReply = { result: unknown } | { error: string }
type QueuedTask = TaskRequest & {
  priority: Priority
  isSecondTry?: boolean
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** Thrown when so many tasks are waiting that another one would wait for minutes. */
export class TooManyTasks extends RequestError {
  constructor() {
    super('The site is busy. Please try again in a minute.', 503, { retryAfterSeconds: 60 })
  }
}

/** Thrown when the process ended twice during the task: it was killed, or the machine has no memory left. */
export class WorkerEnded extends RequestError {
  constructor() {
    super('This cannot be made at the moment. Please try again in a minute.', 503, { retryAfterSeconds: 60 })
  }
}

/** Of each priority; staff always wait for their turn. */
const maxWaiting = 500
/** No task takes this long. A process that hangs is ended. */
const taskTimeoutMs = 120_000
/** The process ends when it has had nothing to do for this long, and gives its memory back. */
const idleMs = 10_000
/**
 * Then a new process takes over: picture libraries do not give all their memory back. Measuring does, and the first start
 * measures hundreds of pictures.
 */
const maxTasksPerProcess = 15
const uncountedTask = 'measurePicture'

/** In the build, all code but the entries is in a subfolder. */
const workerFile = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? '../../worker.ts' : '../worker.js')

process.on('exit', () => worker?.kill())

const waiting: Record<Priority, QueuedTask[]> = { staff: [], document: [], picture: [] }
let running: { task: QueuedTask; timeout: NodeJS.Timeout; isTooSlow?: boolean } | undefined
let worker: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let finishedTasks = 0

/**
 * Runs CPU-heavy work in a process of its own, so that pages are rendered meanwhile: one task at a time.
 * The process is started when it is needed. If it ends during a task, the task is tried once more in a new one.
 */
export function runTask<A extends unknown[], R>(task: Task<A, R>, ...args: A): Promise<Awaited<R>> {
  return runAbortableTask(undefined, task, ...args)
}

/** Not run when the signal is aborted before its turn. */
export function runAbortableTask<A extends unknown[], R>(
  signal: AbortSignal | undefined,
  { name, priority }: Task<A, R>,
  ...args: A
): Promise<Awaited<R>> {
  const queue = waiting[priority]
  if (signal?.aborted) return Promise.reject(signal.reason)
  if (queue.length >= maxWaiting && priority !== 'staff') return Promise.reject(new TooManyTasks())
  return new Promise((resolve, reject) => {
    const task: QueuedTask = { name, priority, args, resolve: resolve as (result: unknown) => void, reject }
    signal?.addEventListener('abort', () => {
      const index = queue.indexOf(task)
      if (index === -1) return
      queue.splice(index, 1)
      reject(signal.reason)
    })
    queue.push(task)
    startNext()
  })
}

export function countWaitingTasks() {
  return priorities.reduce((sum, priority) => sum + waiting[priority].length, 0)
}

function nextTask() {
  const priority = priorities.find((each) => waiting[each].length > 0)
  return priority && waiting[priority].shift()
}

function startNext() {
  if (running) return
  const task = nextTask()
  if (!task) return scheduleIdleExit()
  clearTimeout(idle)
  try {
    worker ??= startWorker()
    const child = worker
    child.ref()
    child.channel?.ref()
    running = { task, timeout: setTimeout(endSlowTask, taskTimeoutMs, child) }
    child.send({ name: task.name, args: task.args })
  } catch (cause) {
    replaceWorker()
    finishTask({ error: String(cause) })
  }
}

function endSlowTask(child: ChildProcess) {
  if (running) running.isTooSlow = true
  child.kill('SIGKILL')
}

/** The worker ends when it is disconnected. It is not killed: only a process that exits writes its compile cache. */
function replaceWorker() {
  if (worker?.connected) worker.disconnect()
  worker = undefined
  finishedTasks = 0
}

/** An idle worker neither keeps this process alive nor stays for long. */
function scheduleIdleExit() {
  worker?.unref()
  worker?.channel?.unref()
  idle = setTimeout(replaceWorker, idleMs).unref()
}

/** One arena for all threads; buffers from 64 KB are given back at once. Decision 0041. */
const mallocSettings = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' }

function startWorker() {
  const { PATH, NODE_ENV, NODE_COMPILE_CACHE } = process.env
  const child = fork(workerFile, {
    serialization: 'advanced',
    // Not the data folder, which could not be unmounted then.
    cwd: import.meta.dirname,
    execArgv: ['--max-old-space-size=96', '--max-semi-space-size=2'],
    // No secrets for a process that decodes strangers' pictures. glibc would otherwise keep the memory of pictures.
    env: { PATH, NODE_ENV, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...mallocSettings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  lowerPriority(child)
  child.on('message', (reply: TaskReply) => finish(child, reply))
  child.on('error', () => finishWithoutReply(child))
  child.on('exit', () => finishWithoutReply(child))
  return child
}

function finish(child: ChildProcess, reply: TaskReply) {
  if (child !== worker) return
  if (running?.task.name !== uncountedTask) finishedTasks += 1
  if (finishedTasks >= maxTasksPerProcess) replaceWorker()
  finishTask(reply)
}

/** The worker has ended: by a crash, by the kernel when memory is short, or because its task took too long. */
function finishWithoutReply(child: ChildProcess) {
  if (child !== worker) return
  replaceWorker()
  if (!running) return
  const { task, timeout, isTooSlow } = running
  if (isTooSlow) return finishTask({ error: `it took longer than ${taskTimeoutMs / 1000} seconds` })
  clearTimeout(timeout)
  running = undefined
  if (task.isSecondTry) task.reject(new WorkerEnded())
  else {
    task.isSecondTry = true
    waiting[task.priority].unshift(task)
  }
  startNext()
}

function finishTask(reply: TaskReply) {
  if (!running) return
  const { task, timeout } = running
  clearTimeout(timeout)
  running = undefined
  if ('error' in reply) task.reject(new Error(`${task.name} failed: ${reply.error}`))
  else task.resolve(reply.result)
  startNext()
}

/** Pages come first. */
function lowerPriority({ pid }: ChildProcess) {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // Some containers forbid it.
  }
}
