import { Socket } from 'node:net'
import { inOnePiece, type OnePiece, type QuickAnswer } from './pages/one-piece.ts'
import { createPlainReader, longestPlain, type PlainRequest } from './pages/plain-request.ts'

export type Answering = (request: PlainRequest) => QuickAnswer | undefined
type Serving = (socket: Socket) => void
type Limits = { headersMs: number; idleMs: number }
type Connection = { socket: Socket; serve: Serving; isNew: boolean; heardAt: number }

/** What all sockets read into, one after the other: it is looked at before the next one's turn. */
const read = Buffer.allocUnsafeSlow(64 * 1024)
const nothing = Buffer.alloc(0)

/**
 * In front of Node's HTTP: a request that came whole and alone, for something that is at hand, is answered from the bare socket. With the
 * first one that is not so, the connection goes to Node as if it had just been opened, and stays there.
 */
export function createQuickWay({ headersMs, idleMs }: Limits) {
  const waiting = new Set<Connection>()
  const readPlain = createPlainReader()
  const keptNow = keptLines(idleMs)
  let answering: Answering | undefined
  let round: { connection: Connection; answer: QuickAnswer }[] = []

  function take(accepted: Socket, serve: Serving) {
    if (!answering || !handleOf(accepted)) return serve(accepted)
    const socket = takeOver(accepted, (length) => hear(connection, length))
    const connection = { socket, serve, isNew: true, heardAt: performance.now() }
    waiting.add(connection)
    socket.on('close', () => waiting.delete(connection))
    socket.on('error', () => {})
    socket.on('end', () => socket.end())
  }

  function hear(connection: Connection, length: number) {
    const isQuick = answering && length <= longestPlain && connection.socket.writableLength === 0
    const request = isQuick ? readPlain(read.toString('latin1', 0, length)) : undefined
    const answer = request && answering?.(request)
    if (!answer) return passOn(connection, Buffer.from(read.subarray(0, length)))
    if (round.push({ connection, answer }) === 1) setImmediate(endRound)
  }

  /**
   * All answers of a round go out together at its end, with next to nothing between them. Each wakes whoever waits for it: where that is one
   * program, a proxy or a benchmark, it is woken once for all of them, and there is twice the time for answers.
   */
  function endRound() {
    const answers = round
    round = []
    const kept = keptNow()
    for (const { connection, answer } of answers) {
      const { socket } = connection
      const { piece } = answer.sendable
      const bytes = inOnePiece(answer, kept)
      socket.write(bytes)
      if (socket.writableLength > 0 && bytes === piece.answer) keepUntilGone(piece, socket)
    }
    const now = performance.now()
    for (const { connection } of answers) {
      connection.isNew = false
      connection.heardAt = now
    }
  }

  function passOn(connection: Connection, bytes: Buffer) {
    const { socket, serve } = connection
    waiting.delete(connection)
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
  setInterval(closeSilent, Math.min(1000, headersMs)).unref()

  return {
    take,
    open(given: Answering) {
      answering = given
    },
    /** From now on all goes to Node's HTTP. */
    end() {
      answering = undefined
    },
    /** Closes connections on which nothing is asked. */
    closeIdle() {
      for (const { socket } of waiting) socket.destroySoon()
    },
  }
}

/** Reads into memory of ours, where Node would set some aside for each read; `accepted` stands for the connection where those are counted. */
function takeOver(accepted: Socket, callback: (length: number) => void) {
  const handle = handleOf(accepted)
  Object.assign(accepted, { _handle: null })
  const onread = {
    buffer: read,
    callback(length: number) {
      callback(length)
      return true
    },
  }
  const socket = new Socket({ handle, allowHalfOpen: true, onread } as ConstructorParameters<typeof Socket>[0])
  socket.on('close', () => accepted.destroy())
  return socket
}

function handleOf(socket: Socket) {
  return (socket as { _handle?: object | null })._handle
}

function keepUntilGone(piece: OnePiece, socket: Socket) {
  piece.isOnItsWay = true
  socket.write(nothing, () => {
    piece.isOnItsWay = false
  })
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
