/** A square of a picture: where it lies in what is left over, from 0 (left, top) to 1, and how many times its side goes into the shorter side. */
export type Cut = Readonly<{ x: number; y: number; zoom: number }>

export type Move = 'left' | 'up' | 'down' | 'right' | 'closer' | 'wider'

type Size = Readonly<{ width: number; height: number }>

const mostZoom = 4
/** Pixels of the smallest square that is taken. */
const smallest = 400
const step = 0.05

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** How close a cut of a picture may be, so that it has pixels enough. */
export const closest = ({ width, height }: Size) => within(Math.min(width, height) / smallest, 1, mostZoom)

/** Where the server would cut it: the middle, of an upright picture a quarter of the way down. */
export const firstCut: Cut = { x: 0.5, y: 0.25, zoom: 1 }

/** One step in a direction, closer or wider; never over an edge. */
export function moved(cut: Cut, move: Move, size: Size): Cut {
  const sign = move === 'left' || move === 'up' || move === 'wider' ? -1 : 1
  if (move === 'closer' || move === 'wider') {
    return {
      ...cut,
      zoom: within(Math.round((cut.zoom + sign * 0.1) * 10) / 10, 1, Math.floor(closest(size) * 10) / 10),
    }
  }
  const axis = move === 'left' || move === 'right' ? 'x' : 'y'
  return { ...cut, [axis]: within(Math.round((cut[axis] + sign * step) * 100) / 100, 0, 1) }
}

/** The square in pixels of the picture. */
export function squareOf({ x, y, zoom }: Cut, { width, height }: Size) {
  const side = Math.floor(Math.min(width, height) / zoom)
  return { side, left: (width - side) * x, top: (height - side) * y }
}

/** The cut after the picture was pulled by so many of its pixels: what is pulled to the right shows what lies further left. */
export function pulled(cut: Cut, by: Readonly<{ x: number; y: number }>, size: Size): Cut {
  const { side } = squareOf(cut, size)
  const along = (value: number, distance: number, room: number) =>
    room < 1 ? value : within(value - distance / room, 0, 1)
  return { ...cut, x: along(cut.x, by.x, size.width - side), y: along(cut.y, by.y, size.height - side) }
}

const keys: Readonly<Record<string, Move>> = {
  ...{ ArrowLeft: 'left', ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'right' },
  ...{ '+': 'closer', '=': 'closer', '-': 'wider' },
}

/** What a key does to the cut; null for every other key. */
export const moveOf = (key: string): Move | null => keys[key] ?? null
