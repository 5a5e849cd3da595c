import { type Finish, finishes as planner } from '@house/fenestration/drawing/finishes'
import type { Elevation } from '../../demo/types.ts'

export const colours = {
  ground: '#F1EEE9',
  softInk: '#52585E',
  hairline: '#DDD8D0',
  accent: '#E8590C',
} as const

export const finishes: Record<Elevation['finish'], Finish> = {
  white: planner.white,
  oak: planner['golden-oak'],
  anthracite: planner.anthracite,
  black: planner.black,
  bronze: planner.bronze,
  glass: {
    face: '#C2C7C9',
    joint: '#8B9296',
    outline: '#8B9296',
    relief: 0.14,
    metallic: false,
    metal: '#B4BABD',
    metalEdge: '#767D81',
    panel: '#C9CDCE',
  },
}
