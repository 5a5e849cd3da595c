import type { Layout } from '@house/fenestration/layout/layout'
import type { Size } from './use-element-size.ts'

/** Room around the frame for dimensions and handles, in pixels. */
const margins = {
  wide: { top: 84, side: 128, right: 96, bottom: 96 },
  narrow: { top: 56, side: 66, right: 66, bottom: 54 },
}
/** On a phone, row heights and view buttons are side by side. */
const narrowRight = 116
const floorHeight = 44
const narrowBelow = 640
const largestScale = 0.6

/** Where a frame is on the canvas. */
export type Placement = {
  /** Pixels per millimetre. */
  scale: number
  left: number
  top: number
  width: number
  height: number
  /** The floor's upper edge. */
  floor: number
  /** Dimensions are closer on a phone. */
  isNarrow: boolean
}

/** Pixels at the bottom of the canvas that stay free of a door, or of a window and the sizes below it. */
export type Reserved = { door: number; window: number }

/** Centres the frame at its height above the floor; a high sill is shortened where there is no room for it. */
export function placeFrame(
  { box, rows }: Pick<Layout, 'box' | 'rows'>,
  sillHeight: number,
  canvas: Size,
  reserved: Reserved = { door: 0, window: 0 },
): Placement {
  const isNarrow = canvas.width < narrowBelow
  const margin = isNarrow ? margins.narrow : margins.wide
  const right = isNarrow && rows.length > 2 ? narrowRight : margin.right
  const floor = canvas.height - Math.max(isNarrow ? 16 : floorHeight, sillHeight === 0 ? reserved.door : 0)
  const room = { width: canvas.width - margin.side - right, height: floor - margin.top }
  const below = sillHeight === 0 ? 0 : Math.max(margin.bottom, reserved.window - (canvas.height - floor))
  const largest = Math.min(room.width / box.right, (room.height - below) / box.bottom)
  const trueToFloor = Math.min(room.width / box.right, room.height / (box.bottom + sillHeight))
  const scale = Math.max(0.02, Math.min(Math.max(trueToFloor, largest * (isNarrow ? 1 : 0.86)), largest, largestScale))
  const width = box.right * scale
  const height = box.bottom * scale
  const gap = sillHeight === 0 ? 0 : Math.max(below, Math.min(sillHeight * scale, room.height - height))
  return {
    scale,
    left: margin.side + (room.width - width) / 2,
    top: floor - height - gap,
    width,
    height,
    floor,
    isNarrow,
  }
}

/** During a drag the scale and the lower left corner stay where they were, so that the edge follows the pointer. */
export function keepPlace(before: Placement, { box }: Pick<Layout, 'box'>): Placement {
  const { scale, left, top, height } = before
  const next = box.bottom * scale
  return { ...before, width: box.right * scale, height: next, left, top: top + height - next }
}
