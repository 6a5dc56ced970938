import { Worker } from 'node:worker_threads'
import { imageSizes, type ImageShape, type ShareCard } from './card.ts'
import { type Drawing, drawingOf } from './drawing.ts'
import workerText from './drawing-worker.mjs?raw'
import { ornaments } from './ornaments.server.tsx'

export type Drawn = { png: Buffer; /** Characters that no face has. */ missing: string[] }

type Waiting = { resolve: (drawn: Drawn) => void; reject: (error: Error) => void }
type Answer = { id: number; png?: Uint8Array; missing?: string[]; error?: string }

/** No more drawings wait than this; the thread needs about a third of a second for one. */
const mostWaiting = 40
/** The thread holds some 60 MB of type faces: it ends when nothing was asked for a while. */
const idleMs = 60_000

/** The thread, and who waits for it. */
type Thread = { worker: Worker; waiting: Map<number, Waiting> }

let current: Thread | null = null
let idle: NodeJS.Timeout | undefined
let lastId = 0

/** There is more to draw than is reasonable to wait for. */
export class DrawingQueueFull extends Error {
  override name = 'DrawingQueueFull'
}

/** Draws a card as PNG in a thread of its own, one after the other: the layout of Chinese type takes the time of many pages. */
export function drawCard(card: ShareCard, shape: ImageShape): Promise<Drawn> {
  return drawPicture(drawingOf(card, shape, ornaments()), imageSizes[shape].width)
}

/** Draws anything as PNG so many pixels wide, in the same thread. */
export function drawPicture(drawing: Drawing, pixels: number): Promise<Drawn> {
  const { worker, waiting } = (current ??= startThread())
  if (waiting.size >= mostWaiting) return Promise.reject(new DrawingQueueFull('too many drawings wait'))
  return new Promise((resolve, reject) => {
    const id = (lastId += 1)
    waiting.set(id, { resolve, reject })
    clearTimeout(idle)
    worker.postMessage({ id, ...drawing, pixels })
  })
}

function startThread(): Thread {
  // The build is one file, so the thread cannot be a file beside this one: its text is its address.
  const address = new URL(`data:text/javascript,${encodeURIComponent(workerText)}`)
  const worker = new Worker(address, { workerData: { from: import.meta.url }, name: 'share-images' })
  const waiting = new Map<number, Waiting>()
  worker.on('message', ({ id, png, missing, error }: Answer) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (png) asked?.resolve({ png: Buffer.from(png), missing: missing ?? [] })
    else asked?.reject(new Error(error ?? 'nothing was drawn'))
    if (waiting.size === 0) idle = setTimeout(endDrawing, idleMs).unref()
  })
  const giveUp = (error: Error) => {
    if (current?.worker === worker) current = null
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', giveUp)
  worker.on('exit', () => giveUp(new Error('the drawing thread ended')))
  // Waiting for work must not keep the process alive.
  worker.unref()
  return { worker, waiting }
}

/** Ends the thread; whoever waits for it is told, and the next drawing starts another. */
export function endDrawing(): void {
  clearTimeout(idle)
  void current?.worker.terminate()
  current = null
}
