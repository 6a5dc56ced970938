import { startCamera } from './camera.ts'
import { complain } from './show.ts'

/** The buttons of the camera. @param onCode what is done with a code */
export function followCamera(part: HTMLElement, onCode: (code: string) => void): void {
  const start = part.querySelector<HTMLButtonElement>('[data-camera-start]')!
  const stop = part.querySelector<HTMLButtonElement>('[data-camera-stop]')!
  const view = document.querySelector<HTMLVideoElement>('[data-camera-view]')!
  let end: (() => void) | null = null
  let isOpening = false
  const show = () => {
    start.hidden = end !== null
    stop.hidden = end === null
  }
  async function open(): Promise<void> {
    // Pressed twice, a camera that nobody can stop would run beside the other.
    if (isOpening || end) return
    isOpening = true
    try {
      end = await startCamera({ view, onCode })
      complain(null)
    } catch {
      complain('camera')
    } finally {
      isOpening = false
      show()
    }
  }
  part.hidden = false
  start.addEventListener('click', () => void open())
  stop.addEventListener('click', () => {
    end?.()
    end = null
    show()
  })
}
