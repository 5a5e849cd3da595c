import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { RequestError } from '../http/errors.ts'
import type { tasks } from './tasks.ts'

type Tasks = typeof tasks
type TaskName = keyof Tasks
export type TaskRequest = { name: TaskName; args: unknown[] }
export type TaskReply = { result: unknown } | { error: string }
type Task = TaskRequest & { resolve: (result: unknown) => void; reject: (error: Error) => void }

/** Thrown when so many tasks are waiting that another one would wait for minutes. */
export class TooManyTasks extends RequestError {
  constructor() {
    super('The site is busy. Please try again in a minute.', 503, { retryAfterSeconds: 60 })
  }
}

const maxWaiting = 500
/** Staff wait for these, so they come before what visitors ask for. */
const urgentTasks: TaskName[] = [
  'normaliseUpload',
  'encodePng',
  'measurePicture',
  'isDrawnSoon',
  'drawLeadSchedule',
  'readWorkbook',
]
/** No picture takes this long. A process that hangs is ended. */
const taskTimeoutMs = 120_000
/** The process ends when it has had nothing to do for this long, and gives its memory back. */
const idleMs = 10_000
/**
 * Then a new process takes over: picture libraries do not give all their memory back. Measuring does, and the first start
 * measures hundreds of pictures.
 */
const maxTasksPerProcess = 15
const uncountedTask: TaskName = 'measurePicture'

/** In the build, all code but the entries is in a subfolder. */
const workerFile = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'worker.ts' : '../worker.js')

process.on('exit', () => worker?.kill())

const waiting: Task[] = []
let running: { task: Task; timeout: NodeJS.Timeout } | undefined
let worker: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let finishedTasks = 0

/**
 * Runs CPU-heavy work in a process of its own, so that pages are rendered meanwhile: one task at a time.
 * The process is started when it is needed. If it crashes, the task fails and the next one gets a new process.
 */
export function runTask<Name extends TaskName>(
  name: Name,
  ...args: Parameters<Tasks[Name]>
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  const isUrgent = urgentTasks.includes(name)
  if (waiting.length >= maxWaiting && !isUrgent) return Promise.reject(new TooManyTasks())
  return new Promise((resolve, reject) => {
    const task = { name, args, resolve: resolve as (result: unknown) => void, reject }
    const firstOther = waiting.findIndex((each) => !urgentTasks.includes(each.name))
    if (isUrgent && firstOther !== -1) waiting.splice(firstOther, 0, task)
    else waiting.push(task)
    startNext()
  })
}

export function countWaitingTasks() {
  return waiting.length
}

function startNext() {
  if (running) return
  const task = waiting.shift()
  if (!task) return scheduleIdleExit()
  clearTimeout(idle)
  try {
    worker ??= startWorker()
    const child = worker
    child.ref()
    child.channel?.ref()
    running = { task, timeout: setTimeout(() => child.kill('SIGKILL'), taskTimeoutMs) }
    child.send({ name: task.name, args: task.args })
  } catch (cause) {
    replaceWorker()
    finishTask({ error: String(cause) })
  }
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
  child.on('error', () => finish(child, undefined))
  child.on('exit', () => finish(child, undefined))
  return child
}

/** Without a reply, the worker has ended. */
function finish(child: ChildProcess, reply: TaskReply | undefined) {
  if (child !== worker) return
  if (running?.task.name !== uncountedTask) finishedTasks += 1
  if (!reply || finishedTasks >= maxTasksPerProcess) replaceWorker()
  finishTask(reply ?? { error: 'the worker process ended' })
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
