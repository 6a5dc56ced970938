import { repeatGuard } from './repeats.ts'

type Detected = Readonly<{ rawValue: string }>
type Detector = Readonly<{ detect: (source: HTMLVideoElement) => Promise<readonly Detected[]> }>
type DetectorClass = new (options: { formats: string[] }) => Detector

const betweenLooksMs = 200

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this browser reads codes by itself; no other way is loaded. */
export const canRead = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator

type Parts = Readonly<{ view: HTMLVideoElement; onCode: (code: string) => void }>

function release(stream: MediaStream, view: HTMLVideoElement): void {
  for (const track of stream.getTracks()) track.stop()
  view.srcObject = null
  view.hidden = true
}

/** Opens the camera at the back and reads until it is stopped. @returns what stops it */
export async function startCamera({ view, onCode }: Parts): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
  try {
    const detector = new (detectorClass()!)({ formats: ['qr_code'] })
    const isNew = repeatGuard()
    view.srcObject = stream
    view.hidden = false
    await view.play()
    const look = async () => {
      const [found] = await detector.detect(view).catch(() => [])
      if (found && isNew(found.rawValue, Date.now())) onCode(found.rawValue)
    }
    const timer = setInterval(() => void look(), betweenLooksMs)
    return () => {
      clearInterval(timer)
      release(stream, view)
    }
  } catch (error) {
    // A camera that was opened and shows nothing is not left on.
    release(stream, view)
    throw error
  }
}
