import type { ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import { nextRequestId, writeNextRequestId } from '../domain/request-id.ts'

/** For the headers that differ from answer to answer; a request's id and all that Node adds fit into it. */
const room = 1024
const addedByNode = 256
const emptyLine = 2

/** Headers and body behind each other in one piece of memory, with room in front for the headers of each answer. */
export type OnePiece = {
  memory: Buffer
  body: Buffer
  isOnItsWay: boolean
  /** The memory from where the last answer began; most begin at the same place. */
  answer: Buffer
  /** The head that stands in front, where it is one in which only the id has to be changed. */
  head: StandingHead | undefined
}

type StandingHead = { more: string; kept: string; idAt: number; idLength: number; hasOwnId: boolean }

export function toOnePiece(headers: string, body: Buffer): OnePiece {
  const memory = Buffer.concat([Buffer.alloc(room), Buffer.from(`${headers}\r\n`, 'latin1'), body])
  return {
    memory,
    body: memory.subarray(memory.length - body.length),
    isOnItsWay: false,
    answer: memory,
    head: undefined,
  }
}

type OpenResponse = ServerResponse & {
  _header?: string
  _headerSent?: boolean
  _storeHeader?: (head: string, more: string[]) => void
}

/**
 * Node checks and joins headers one by one, and sends a head and a body as two: together a third of all the work. Here it is handed one piece.
 * False, with nothing sent, where that cannot be: another answer is before this one, or the memory is still being sent to a slow reader.
 */
export function sendOnePiece(piece: OnePiece, response: OpenResponse, head: string, length: string[]) {
  const { socket } = response
  if (piece.isOnItsWay || !socket || socket.writableLength > 0 || head.length > room - addedByNode) return false
  if (!response._storeHeader || response.hasHeader('connection')) return false
  response._storeHeader(head, length)
  response._headerSent = true
  response.end(withHead(piece, response._header ?? ''))
  if (socket.writableLength > 0) keepUntilClosed(piece, response)
  return true
}

/** Node's head ends with an empty line, which is left out: our headers come first. */
function withHead(piece: OnePiece, head: string) {
  const { memory } = piece
  const length = head.length - emptyLine
  const start = room - length
  memory.write(head, start, length, 'latin1')
  piece.head = undefined
  if (piece.answer.length !== memory.length - start) piece.answer = memory.subarray(start)
  return piece.answer
}

function keepUntilClosed(piece: OnePiece, response: ServerResponse) {
  piece.isOnItsWay = true
  response.once('close', () => {
    piece.isOnItsWay = false
  })
}

/** What goes straight to a socket: with the next id unless it has one, and the lines of headers `more` that only this answer has. */
export type QuickAnswer = {
  sendable: { piece: OnePiece; statusLine: string; length: string[] }
  id: string | undefined
  more: string
}

/**
 * The whole answer, with the head that Node would write. `kept` are the lines of headers about the connection, which change once a second:
 * most of the time only the id is another.
 */
export function writeOnePiece(socket: Writable, answer: QuickAnswer, kept: string) {
  const { piece } = answer.sendable
  if (piece.isOnItsWay) return writeInTwo(socket, answer, kept)
  const head = standingHead(answer, kept)
  socket.write(head ? withOtherId(answer, head) : withNewHead(answer, kept))
  if (socket.writableLength > 0) keepUntilWritten(piece, socket)
}

/** Of one of our own ids only the number is written anew, of another all of it. */
function standingHead({ sendable, id, more }: QuickAnswer, kept: string) {
  const { head } = sendable.piece
  if (!head || head.kept !== kept || head.more !== more) return undefined
  return (id ? id.length === head.idLength : head.hasOwnId) ? head : undefined
}

/** While a slow reader has the memory only that part of it can be used in which nothing changes. */
function writeInTwo(socket: Writable, answer: QuickAnswer, kept: string) {
  const { before, id, after } = headOf(answer, kept)
  socket.cork()
  socket.write(before + id + after, 'latin1')
  socket.write(answer.sendable.piece.memory.subarray(room))
  socket.uncork()
}

function withOtherId({ sendable: { piece }, id }: QuickAnswer, head: StandingHead) {
  if (id) piece.memory.write(id, head.idAt, 'latin1')
  else writeNextRequestId(piece.memory, head.idAt)
  head.hasOwnId = !id
  return piece.answer
}

function withNewHead(answer: QuickAnswer, kept: string) {
  const { piece } = answer.sendable
  const { before, id, after } = headOf(answer, kept)
  const bytes = withHead(piece, `${before}${id}${after}\r\n`)
  const idAt = piece.memory.length - bytes.length + before.length
  piece.head = { more: answer.more, kept, idAt, idLength: id.length, hasOwnId: !answer.id }
  return bytes
}

function headOf({ sendable: { statusLine, length }, id, more }: QuickAnswer, kept: string) {
  return {
    before: `${statusLine}x-request-id: `,
    id: id ?? nextRequestId(),
    after: `\r\n${more}${length.join(': ')}\r\n${kept}`,
  }
}

const nothing = Buffer.alloc(0)

/** Something that is written behind it has gone when it has. */
function keepUntilWritten(piece: OnePiece, socket: Writable) {
  piece.isOnItsWay = true
  socket.write(nothing, () => {
    piece.isOnItsWay = false
  })
}
