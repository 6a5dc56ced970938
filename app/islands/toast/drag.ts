import { isDismissed, opacityAt } from './rules.ts'

/** Horizontal travel in pixels below which a press is a press, not a drag. */
const slack = 6

type Drag = { begin: () => void; dismiss: () => void; settle: () => void }

/** Lets a message follow the finger or the mouse sideways, and go when it was led far enough. */
export function followDrag(toast: HTMLElement, { begin, dismiss, settle }: Drag): { isDragged: () => boolean } {
  let start: number | null = null
  const end = () => {
    start = null
    toast.style.translate = ''
    toast.style.opacity = ''
    settle()
  }
  toast.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (event.target as Element).closest('button, a')) return
    start = event.clientX
    begin()
  })
  toast.addEventListener('pointermove', (event) => {
    if (start === null) return
    const distance = event.clientX - start
    if (Math.abs(distance) < slack) return
    if (!toast.hasPointerCapture(event.pointerId)) toast.setPointerCapture(event.pointerId)
    toast.style.translate = `${distance}px`
    toast.style.opacity = String(opacityAt(distance, toast.offsetWidth))
  })
  toast.addEventListener('pointerup', (event) => {
    if (start !== null && isDismissed(event.clientX - start, toast.offsetWidth)) dismiss()
    end()
  })
  toast.addEventListener('pointercancel', end)
  return { isDragged: () => start !== null }
}
