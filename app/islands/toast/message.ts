import { followDrag } from './drag.ts'
import { durationOf, remaining } from './rules.ts'

export type RunningMessage = { dismiss: () => void; isGone: () => boolean }

/**
 * Gives one message its time and its ways out: the clock stops while it is hovered, focused or dragged. It is hidden, never
 * removed: where React drew it, React keeps it.
 */
export function startMessage(toast: HTMLElement): RunningMessage {
  const duration = durationOf(toast.dataset.toast ?? '', toast.dataset.duration ? Number(toast.dataset.duration) : null)
  const spans: [number, number | null][] = []
  let timer: number | undefined
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
    if (gone || drag.isDragged() || toast.matches(':hover, :focus-within')) return
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

  const drag = followDrag(toast, { begin: pause, dismiss, settle: resume })
  // Shown anew inside its live region a moment after loading: only then do screen readers read it out.
  toast.hidden = true
  window.setTimeout(() => {
    toast.hidden = gone
    resume()
  }, 100)
  return { dismiss, isGone: () => gone }
}
