import { durationOf, isDismissed, opacityAt, remaining } from './rules.ts'

/** Horizontal travel in pixels below which a press is a press, not a drag. */
const slack = 6

export type RunningMessage = { dismiss: () => void; isGone: () => boolean }

/**
 * Gives one message its time and its ways out: the clock stops while it is hovered, focused or dragged. It is hidden, never
 * removed: where React drew it, React keeps it.
 */
export function startMessage(toast: HTMLElement): RunningMessage {
  const duration = durationOf(toast.dataset.toast ?? '', toast.dataset.duration ? Number(toast.dataset.duration) : null)
  const spans: [number, number | null][] = []
  let timer: number | undefined
  let dragStart: number | null = null
  let gone = false

  const dismiss = () => {
    gone = true
    window.clearTimeout(timer)
    toast.hidden = true
  }
  const pause = () => {
    window.clearTimeout(timer)
    const last = spans.at(-1)
    if (last && last[1] === null) last[1] = performance.now()
  }
  const resume = () => {
    if (gone || dragStart !== null || toast.matches(':hover, :focus-within')) return
    pause()
    const now = performance.now()
    const left = remaining(duration, spans, now)
    spans.push([now, null])
    timer = window.setTimeout(dismiss, left)
  }

  toast.addEventListener('pointerenter', pause)
  toast.addEventListener('pointerleave', resume)
  toast.addEventListener('focusin', pause)
  toast.addEventListener('focusout', () => window.setTimeout(resume))
  toast.querySelector('button')?.addEventListener('click', dismiss)
  toast.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') dismiss()
  })

  const settle = () => {
    dragStart = null
    toast.style.translate = ''
    toast.style.opacity = ''
    resume()
  }
  toast.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (event.target as Element).closest('button, a')) return
    dragStart = event.clientX
    pause()
  })
  toast.addEventListener('pointermove', (event) => {
    if (dragStart === null) return
    const distance = event.clientX - dragStart
    if (Math.abs(distance) < slack) return
    if (!toast.hasPointerCapture(event.pointerId)) toast.setPointerCapture(event.pointerId)
    toast.style.translate = `${distance}px`
    toast.style.opacity = String(opacityAt(distance, toast.offsetWidth))
  })
  toast.addEventListener('pointerup', (event) => {
    if (dragStart !== null && isDismissed(event.clientX - dragStart, toast.offsetWidth)) dismiss()
    settle()
  })
  toast.addEventListener('pointercancel', settle)

  // Shown anew inside its live region a moment after loading: only then do screen readers read it out.
  toast.hidden = true
  window.setTimeout(() => {
    toast.hidden = gone
    resume()
  }, 100)
  return { dismiss, isGone: () => gone }
}
