import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as Door, type ListenOptions } from 'node:net'
import { StartFailure } from './start-failure.ts'

/** Node lets one newcomer in at each door per round of its event loop, and a round that makes a page takes long. */
const moreDoors = process.platform === 'linux' ? 15 : 0
const drainMs = 10_000
const calmWithinMs = 1000

/** Those that Node's HTTP does not know of. */
type Connections = { closeIdle: () => void; closeAll: () => void }

/**
 * Opens the port, with several doors where the system can: in a crowd everyone is let in at once and can be told to come again,
 * instead of waiting unseen. `drain` closes them and waits for requests under way.
 */
export async function listen(server: Server, asked: number, host: string, quickWay: Connections) {
  // Doors share their port with whoever asks for that; another program that has it already is to be noticed.
  if (moreDoors > 0) await close(await open(createServer(), { port: asked, host }))
  const reusePort = moreDoors > 0
  await open(server, { port: asked, host, reusePort })
  const { port } = server.address() as AddressInfo
  const doors = Array.from({ length: moreDoors }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  await Promise.all(doors.map((door) => open(door, { port, host, reusePort })))
  return { port, drain: () => drain(server, doors, quickWay) }
}

function open<T extends Door>(door: T, options: ListenOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    const refuse = (cause: NodeJS.ErrnoException) => reject(toStartFailure(cause, options.port))
    door.once('error', refuse)
    door.listen(options, () => {
      door.off('error', refuse)
      resolve(door)
    })
  })
}

function close(door: Door) {
  return new Promise<void>((resolve) => door.close(() => resolve()))
}

/** Requests under way are answered; connections that do not end by themselves are closed after a while. */
async function drain(server: Server, doors: Door[], quickWay: Connections) {
  await untilNobodyIsAtTheDoor(server)
  quickWay.closeIdle()
  const asTheyFallIdle = setInterval(() => server.closeIdleConnections(), 50)
  const impatience = setTimeout(() => {
    quickWay.closeAll()
    server.closeAllConnections()
  }, drainMs)
  await Promise.all([server, ...doors].map(close))
  clearInterval(asTheyFallIdle)
  clearTimeout(impatience)
}

/** A door that is closed cuts off whoever stands at it: it is closed right after a round in which nobody came. */
function untilNobodyIsAtTheDoor(server: Server) {
  const start = performance.now()
  return new Promise<void>((resolve) => {
    let isCalm = false
    const note = () => {
      isCalm = false
    }
    server.on('connection', note)
    setImmediate(function look() {
      if (!isCalm && performance.now() - start < calmWithinMs) {
        isCalm = true
        setImmediate(look)
        return
      }
      server.off('connection', note)
      resolve()
    })
  })
}

function toStartFailure(cause: NodeJS.ErrnoException, port: number | undefined) {
  if (cause.code === 'EADDRINUSE')
    return new StartFailure(
      `port ${port} is in use by another program. Stop that one, or choose another with PORT=3001 npm start.`,
    )
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND')
    return new StartFailure(
      `HOST is not an address of this machine (${cause.message}). Leave it out to listen on all of them.`,
    )
  if (cause.code === 'EACCES')
    return new StartFailure(`this user may not listen on port ${port}. Choose one above 1023 with PORT=3000 npm start.`)
  return cause
}
