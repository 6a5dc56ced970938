import { followCamera } from './scanner/camera-part.ts'
import { canRead } from './scanner/camera.ts'
import { forgetOthers, isCode, keepScan, type KeptScan, readOwn, readQueue } from './scanner/queue.ts'
import { scanKeys } from './scanner/repeats.ts'
import { sendKept } from './scanner/send-kept.ts'
import { offline, send, sendScan } from './scanner/send.ts'
import { clearResult, complain, showAnswer, showKept, showLater, showWaiting, watchResult } from './scanner/show.ts'

const againMs = 20_000

const form = document.querySelector<HTMLFormElement>('form[data-scan-form]')
const field = form?.querySelector<HTMLInputElement>('input[name=code]') ?? null
/** Whose scans are kept here. */
const queue = form?.dataset.scanForm ?? ''

const own = () => readOwn(localStorage, queue)
const showQueue = () => showWaiting(own().length)

let isSending = false
async function sendWaiting(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    const ways = { store: localStorage, onAnswer: showLater }
    await sendKept(own(), { ...ways, send: (scan) => sendScan(form!.action, scan, true) })
  } finally {
    isSending = false
    showQueue()
  }
}

/** `crypto.randomUUID` is only there on https. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('-')
const keys = scanKeys(newKey)
let latest = 0

function keep(scan: KeptScan, isLatest: boolean): void {
  if (!isCode(scan.code)) return complain('code')
  const isKept = keepScan(localStorage, scan)
  if (!isKept) complain('scan')
  else if (isLatest) showKept()
  showQueue()
}

async function scan(typed: string): Promise<void> {
  const code = typed.trim()
  if (code === '') return
  const turn = ++latest
  const at = Date.now()
  const read = { key: keys.keyOf(code, at), code, at, queue }
  // What stands there is of the one before: while this one is asked for, nobody may take it for theirs.
  clearResult()
  complain(null)
  const sent = navigator.onLine ? await sendScan(form!.action, read, false) : offline
  const isLatest = turn === latest
  if (sent.kind === 'offline' || sent.kind === 'failing') keep(read, isLatest)
  else if (sent.kind === 'refused') complain('scan', sent.message)
  else if (isLatest) showAnswer(sent.answer)
  // A slow answer comes after that of the next in line, and is not shown as theirs.
  else showLater(sent.answer)
}

function followForm(scanning: HTMLFormElement, typing: HTMLInputElement): void {
  scanning.addEventListener('submit', (event) => {
    event.preventDefault()
    const code = typing.value
    // A reader that types does not wait: the field is free at once.
    typing.value = ''
    typing.focus()
    void scan(code)
  })
  // A reader types wherever the focus is, and its Enter would press a button there.
  document.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey, target }) => {
    const isWritten = target instanceof Element && target.matches('input, textarea, select')
    if (!isWritten && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) typing.focus()
  })
}

async function takeBack(undo: HTMLFormElement): Promise<void> {
  // Pressed twice it is sent once.
  if (undo.dataset.sent !== undefined) return
  undo.dataset.sent = ''
  complain(null)
  keys.forget()
  const id = undo.querySelector<HTMLInputElement>('input[name=scan]')!.value
  const sent = await send(undo.action, { scan: id })
  delete undo.dataset.sent
  if (sent.kind === 'answer') {
    // Somebody else may have been scanned meanwhile.
    if (undo.isConnected) showAnswer(sent.answer)
    else showLater(sent.answer)
  } else complain('undo', sent.kind === 'refused' ? sent.message : null)
  if (sent.kind === 'refused') undo.remove()
  // The button is gone. On a telephone the keyboard would cover the answer.
  if (!undo.isConnected && matchMedia('(pointer: fine)').matches) field?.focus()
}

/** A scan is taken back where it was made; the page stays. */
document.addEventListener('submit', (event) => {
  const undo = event.target
  if (!(undo instanceof HTMLFormElement) || undo.dataset.scanUndo === undefined) return
  event.preventDefault()
  void takeBack(undo)
})

forgetOthers(localStorage, queue, Date.now())

if (form && field) {
  followForm(form, field)
  const part = document.querySelector<HTMLElement>('[data-camera-part]')
  if (part && canRead()) followCamera(part, (code) => void scan(code))
  addEventListener('online', () => void sendWaiting())
  addEventListener('offline', showQueue)
  setInterval(() => {
    if (navigator.onLine && own().length > 0) void sendWaiting()
  }, againMs)
  watchResult()
  showQueue()
  void sendWaiting()
} else showWaiting(readQueue(localStorage).length)
