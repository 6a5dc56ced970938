import { canRead, startCamera } from './scanner/camera.ts'
import { forgetScan, keepScan, type KeptScan, readQueue } from './scanner/queue.ts'
import { type Answer, showAnswer, showKept, showLater, showWaiting } from './scanner/show.ts'

const againMs = 20_000

const form = document.querySelector<HTMLFormElement>('form[data-scan-form]')
const failed = document.querySelector<HTMLElement>('[data-scan-failed]')

const fail = (isFailed: boolean) => {
  if (failed) failed.hidden = !isFailed
}

/** What came of sending a form: an answer, a refusal, or no network. */
async function send(address: string, fields: Record<string, string>): Promise<Answer | 'refused' | 'offline'> {
  try {
    const body = new URLSearchParams(fields)
    const answer = await fetch(address, { method: 'POST', body, headers: { Accept: 'application/json' } })
    // The pairing has ended, or nobody is signed in any more: the page says so.
    if (answer.status === 401) location.reload()
    if (answer.status >= 500) return 'offline'
    return answer.ok ? ((await answer.json()) as Answer) : 'refused'
  } catch {
    return 'offline'
  }
}

const sendScan = ({ key, code, at }: KeptScan, isLate: boolean) =>
  send(form!.action, { key, code, at: String(at), ...(isLate && { offline: '1' }) })

const showQueue = () => showWaiting(readQueue(localStorage).length)

/** Sends what waits, the oldest first, until the network is gone again. */
let isSending = false
async function sendKept(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    for (const scan of readQueue(localStorage)) {
      const answer = await sendScan(scan, true)
      if (typeof answer === 'string') break
      forgetScan(localStorage, scan.key)
      showLater(answer)
    }
  } finally {
    isSending = false
    showQueue()
  }
}

function keep(scan: KeptScan): void {
  const isKept = keepScan(localStorage, scan)
  if (isKept) showKept()
  fail(!isKept)
  showQueue()
}

/** Of a scan; `crypto.randomUUID` is only there on https. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('-')

async function scan(code: string): Promise<void> {
  if (code.trim() === '') return
  const read = { key: newKey(), code: code.trim(), at: Date.now() }
  const answer = navigator.onLine ? await sendScan(read, false) : 'offline'
  if (answer === 'offline') return keep(read)
  fail(answer === 'refused')
  if (answer !== 'refused') showAnswer(answer)
}

function followForm(scanning: HTMLFormElement): void {
  const field = scanning.querySelector<HTMLInputElement>('input[name=code]')!
  scanning.addEventListener('submit', (event) => {
    event.preventDefault()
    const code = field.value
    // A reader that types does not wait: the field is free at once.
    field.value = ''
    field.focus()
    void scan(code)
  })
}

/** A scan is taken back where it was made; the page stays. */
document.addEventListener('submit', (event) => {
  const undo = event.target
  if (!(undo instanceof HTMLFormElement) || undo.dataset.scanUndo === undefined) return
  event.preventDefault()
  const id = undo.querySelector<HTMLInputElement>('input[name=scan]')!.value
  void send(undo.action, { scan: id }).then((answer) => {
    fail(typeof answer === 'string')
    if (typeof answer !== 'string') showAnswer(answer)
  })
})

function followCamera(part: HTMLElement): void {
  const start = part.querySelector<HTMLButtonElement>('[data-camera-start]')!
  const stop = part.querySelector<HTMLButtonElement>('[data-camera-stop]')!
  const view = document.querySelector<HTMLVideoElement>('[data-camera-view]')!
  const noCamera = document.querySelector<HTMLElement>('[data-camera-failed]')!
  let end: (() => void) | null = null
  const show = () => {
    start.hidden = end !== null
    stop.hidden = end === null
  }
  part.hidden = false
  start.addEventListener('click', () => {
    startCamera({ view, onCode: (code) => void scan(code) }).then(
      (stopped) => {
        end = stopped
        noCamera.hidden = true
        show()
      },
      () => {
        noCamera.hidden = false
      },
    )
  })
  stop.addEventListener('click', () => {
    end?.()
    end = null
    show()
  })
}

if (form) {
  followForm(form)
  const part = document.querySelector<HTMLElement>('[data-camera-part]')
  if (part && canRead()) followCamera(part)
  addEventListener('online', () => void sendKept())
  addEventListener('offline', showQueue)
  setInterval(() => {
    if (navigator.onLine && readQueue(localStorage).length > 0) void sendKept()
  }, againMs)
  showQueue()
  void sendKept()
}
