import type { ServerResponse } from 'node:http'

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
}

export function toOnePiece(headers: string, body: Buffer): OnePiece {
  const memory = Buffer.concat([Buffer.alloc(room), Buffer.from(`${headers}\r\n`, 'latin1'), body])
  return { memory, body: memory.subarray(memory.length - body.length), isOnItsWay: false, answer: memory }
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
  if (piece.answer.length !== memory.length - start) piece.answer = memory.subarray(start)
  return piece.answer
}

function keepUntilGone(piece: OnePiece, response: ServerResponse) {
  piece.isOnItsWay = true
  response.once('close', () => {
    piece.isOnItsWay = false
  })
}
