export type Point = [x: number, y: number]

/** A real browser that can be driven, whatever protocol it speaks. */
export type Browser = {
  name: string
  open: (url: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Evaluates an expression in the page; its value must be JSON. */
  evaluate: (expression: string) => Promise<unknown>
  /** Presses the mouse at the first point, moves it through the others and releases it. */
  drag: (points: Point[]) => Promise<void>
  /** Types into the focused element. */
  type: (text: string) => Promise<void>
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

/** The Enter key, in the characters of WebDriver. */
export const enterKey = '\uE007'

/** What both WebDriver protocols call input actions. */
export function dragActions([start = [0, 0], ...others]: Point[]) {
  const move = ([x, y]: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 30 })
  const actions = [
    move(start),
    { type: 'pointerDown', button: 0 },
    ...others.map(move),
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}

export function typeActions(text: string) {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return [{ type: 'key', id: 'keyboard', actions }]
}
