import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { tasks } from './tasks.ts'

type Tasks = typeof tasks
type TaskName = keyof Tasks
export type TaskRequest = { id: number; name: TaskName; args: unknown[] }
export type TaskReply = { id: number; result?: unknown; error?: string }
type Task = TaskRequest & { resolve: (result: unknown) => void; reject: (error: Error) => void }

/** Thrown when so many tasks are waiting that another one would wait for minutes. */
export class TooManyTasks extends Error {}

const maxWaiting = 500
/** No picture takes this long. A process that hangs is ended. */
const taskTimeoutMs = 120_000
/** The process ends when it has had nothing to do for this long, and gives its memory back. */
const idleMs = 10_000
/** Then a new process takes over: picture libraries do not give all their memory back. */
const maxTasksPerProcess = 100

/** In the build, all code but the entries is in a subfolder. */
const workerFile = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'worker.ts' : '../worker.js')

const waiting: Task[] = []
let running: { task: Task; timeout: NodeJS.Timeout } | undefined
let worker: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let lastId = 0
let finishedTasks = 0

/**
 * Runs CPU-heavy work in a process of its own, so that pages are rendered meanwhile: one task at a time, in the order of the calls.
 * The process is started when it is needed. If it crashes, the task fails and the next one gets a new process.
 */
export function runTask<Name extends TaskName>(
  name: Name,
  ...args: Parameters<Tasks[Name]>
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  if (waiting.length >= maxWaiting) return Promise.reject(new TooManyTasks('too many tasks are waiting'))
  lastId += 1
  const id = lastId
  return new Promise((resolve, reject) => {
    waiting.push({ id, name, args, resolve: resolve as (result: unknown) => void, reject })
    startNext()
  })
}

export function countWaitingTasks() {
  return waiting.length
}

function startNext() {
  if (running) return
  const task = waiting.shift()
  if (!task) return rest()
  clearTimeout(idle)
  worker ??= startWorker()
  worker.ref()
  worker.channel?.ref()
  const { id, name, args } = task
  running = { task, timeout: setTimeout(() => worker?.kill('SIGKILL'), taskTimeoutMs) }
  worker.send({ id, name, args })
}

function replaceWorker() {
  worker?.kill()
  worker = undefined
  finishedTasks = 0
}

/** An idle worker neither keeps this process alive nor stays for long. */
function rest() {
  worker?.unref()
  worker?.channel?.unref()
  idle = setTimeout(replaceWorker, idleMs).unref()
}

function startWorker() {
  const child = fork(workerFile, {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=96', '--max-semi-space-size=2'],
    // glibc would otherwise keep the memory of each thread's pictures.
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
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
  finishedTasks += 1
  if (!reply || finishedTasks >= maxTasksPerProcess) replaceWorker()
  if (!running) return
  const { task, timeout } = running
  clearTimeout(timeout)
  running = undefined
  if (reply && reply.error === undefined) task.resolve(reply.result)
  else task.reject(new Error(`${task.name} failed: ${reply?.error ?? 'the worker process ended'}`))
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
