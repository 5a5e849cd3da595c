import { Socket } from 'node:net'
import { checkedEveryMs, type Serving } from './http-server.ts'
import { type QuickAnswer, writeOnePiece } from './pages/one-piece.ts'
import { createPlainReader, longestPlain, type PlainRequest } from './pages/plain-request.ts'

export type Answering = (request: PlainRequest) => QuickAnswer | undefined
type Limits = { headersMs: number; idleMs: number }
type Connection = {
  socket: Socket
  serve: Serving
  /** What it is to be sent at the end of this round. */
  answer: QuickAnswer | undefined
  isNew: boolean
  heardAt: number
  onEnd: () => void
}

/** What all sockets read into, one after the other: it is looked at before the next one's turn. */
const read = Buffer.allocUnsafeSlow(64 * 1024)

/**
 * In front of Node's HTTP: a request that came whole and alone, for something that is at hand, is answered from the bare socket. With the
 * first one that is not so, the connection goes to Node as if it had just been opened, and stays there.
 */
export function createQuickWay({ headersMs, idleMs }: Limits) {
  const waiting = new Set<Connection>()
  const readPlain = createPlainReader()
  const keptNow = keptLines(idleMs)
  let answering: Answering | undefined
  let round: Connection[] = []

  function take(accepted: Socket, serve: Serving) {
    const socket = answering && takeOver(accepted, (length) => hear(connection, length))
    if (!socket) return serve(accepted)
    const onEnd = () => {
      endRound()
      socket.end()
    }
    const connection: Connection = { socket, serve, answer: undefined, isNew: true, heardAt: performance.now(), onEnd }
    waiting.add(connection)
    socket.on('close', () => waiting.delete(connection))
    socket.on('error', () => {})
    socket.on('end', onEnd)
  }

  function hear(connection: Connection, length: number) {
    // In a crowd Node listens more than once before a round ends.
    if (connection.answer) endRound()
    const isQuick = answering && length <= longestPlain && connection.socket.writableLength === 0
    const request = isQuick ? readPlain(read.toString('latin1', 0, length)) : undefined
    connection.answer = request && answering?.(request)
    if (!connection.answer) return passOn(connection, Buffer.from(read.subarray(0, length)))
    if (round.push(connection) === 1) setImmediate(endRound)
  }

  /**
   * All answers of a round go out together at its end, with next to nothing between them. Each wakes whoever waits for it: where that is one
   * program, a proxy or a benchmark, it is woken once for all of them, and there is twice the time for answers.
   */
  function endRound() {
    const asking = round
    round = []
    const kept = keptNow()
    for (const { socket, answer } of asking) if (answer) writeOnePiece(socket, answer, kept)
    const now = performance.now()
    for (const connection of asking) {
      connection.answer = undefined
      connection.isNew = false
      connection.heardAt = now
    }
  }

  function passOn(connection: Connection, bytes: Buffer) {
    const { socket, serve, onEnd } = connection
    waiting.delete(connection)
    socket.off('end', onEnd)
    serve(socket)
    socket.emit('data', bytes)
  }

  /** Looked at now and then: a timer for each connection costs as much as all the rest of our work for an answer. */
  function closeSilent() {
    const now = performance.now()
    for (const connection of waiting) {
      const { socket, isNew, heardAt } = connection
      if (socket.writableLength > 0) connection.heardAt = now
      else if (now - heardAt > (isNew ? headersMs : idleMs)) socket.destroy()
    }
  }
  setInterval(closeSilent, Math.min(checkedEveryMs, headersMs)).unref()

  return {
    take,
    open(given: Answering) {
      answering = given
    },
    /** From now on all goes to Node's HTTP. */
    end() {
      answering = undefined
    },
    /** Closes connections on which nothing is asked; what is on its way arrives. */
    closeIdle() {
      endRound()
      for (const { socket } of waiting) socket.destroySoon()
    },
    closeAll() {
      for (const { socket } of waiting) socket.destroy()
    },
  }
}

/**
 * Reads into memory of ours, where Node would set some aside for each read; `accepted` goes on standing for the connection where those are
 * counted. Gives nothing, and leaves all as it was, where Node's insides are not as we know them.
 */
function takeOver(accepted: Socket, callback: (length: number) => void) {
  const handle = handleOf(accepted)
  if (!handle) return undefined
  const onread = {
    buffer: read,
    callback(length: number) {
      callback(length)
      return true
    },
  }
  const socket = new Socket({ handle, allowHalfOpen: true, onread } as ConstructorParameters<typeof Socket>[0])
  if (handleOf(socket) !== handle) return undefined
  Object.assign(accepted, { _handle: null })
  socket.on('close', () => accepted.destroy())
  return socket
}

function handleOf(socket: Socket) {
  return (socket as { _handle?: object | null })._handle
}

/** What Node says of a connection that stays open. */
function keptLines(idleMs: number) {
  let second = 0
  let lines = ''
  return () => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) {
      second = now
      const date = new Date(now * 1000).toUTCString()
      lines = `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(idleMs / 1000)}\r\n`
    }
    return lines
  }
}
