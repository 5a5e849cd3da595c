import type { ServerResponse } from 'node:http'
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
  /** The head that stands in front, where it is one in which only the number of its id has to be changed. */
  head: { more: string; kept: string; idAt: number } | undefined
}

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
  if (socket.writableLength > 0) keepUntilGone(piece, response)
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

function keepUntilGone(piece: OnePiece, response: ServerResponse) {
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
 * All of an answer, with the head that Node would write. `kept` are the lines of headers about the connection, which change once a second:
 * most of the time only the id is another. The memory is good until the next answer, unless `isOnItsWay` is set.
 */
export function inOnePiece(answer: QuickAnswer, kept: string): Buffer {
  const { piece } = answer.sendable
  const { head } = piece
  if (!head || head.kept !== kept || head.more !== answer.more || answer.id || piece.isOnItsWay)
    return withNewHead(answer, kept)
  writeNextRequestId(piece.memory, head.idAt)
  return piece.answer
}

function withNewHead({ sendable: { piece, statusLine, length }, id, more }: QuickAnswer, kept: string) {
  const before = `${statusLine}x-request-id: `
  const head = `${before}${id ?? nextRequestId()}\r\n${more}${length.join(': ')}\r\n${kept}`
  if (piece.isOnItsWay) return Buffer.concat([Buffer.from(head, 'latin1'), piece.memory.subarray(room)])
  withHead(piece, `${head}\r\n`)
  const idAt = piece.memory.length - piece.answer.length + before.length
  piece.head = id ? undefined : { more, kept, idAt }
  return piece.answer
}
