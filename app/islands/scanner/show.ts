/** What the server answers: every word of it is made there. */
export type Card = Readonly<{
  id: string
  light: 'green' | 'yellow' | 'red'
  title: string
  reason: string
  lines: readonly string[]
  canUndo: boolean
  /** The address where it goes on. */
  way: string | null
}>

export type Answer = Readonly<{ card: Card; counts: Readonly<Record<Card['light'], number>> }>

/** An answer stands as long as it can be taken back: a device that somebody finds later shows nobody. */
const standsMs = 5 * 60_000

const place = () => document.querySelector('[data-scan-result]')

let standing: ReturnType<typeof setTimeout> | undefined

function modelOf(name: string): HTMLElement | null {
  const model = document.querySelector<HTMLTemplateElement>(`template[data-scan-model="${name}"]`)
  return (model?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined) ?? null
}

function fill(light: HTMLElement, { title, reason, lines }: Card): void {
  light.querySelector('[data-scan-title]')!.textContent = title
  light.querySelector('[data-scan-reason]')!.textContent = reason
  const list = light.querySelector('[data-scan-lines]')!
  for (const line of lines) list.append(Object.assign(document.createElement('li'), { textContent: line }))
}

/** A card in the looks that the page brought. */
function drawn(card: Card): HTMLElement[] {
  const light = modelOf(card.light)
  if (!light) return []
  fill(light, card)
  const undo = card.canUndo ? modelOf('undo') : null
  const field = undo?.querySelector<HTMLInputElement>('input[name=scan]')
  if (field) field.value = card.id
  const way = card.way === null ? null : modelOf('way')
  way?.querySelector('a')?.setAttribute('href', card.way!)
  return [light, ...(undo ? [undo] : []), ...(way ? [way] : [])]
}

/** Takes away what stands there: it was of somebody else. */
export function clearResult(): void {
  clearTimeout(standing)
  place()?.replaceChildren()
}

function show(...parts: HTMLElement[]): void {
  clearResult()
  place()?.append(...parts)
  standing = setTimeout(clearResult, standsMs)
}

/** An answer that the page was sent with stands no longer than one that a script has drawn. */
export function watchResult(): void {
  standing = setTimeout(clearResult, standsMs)
}

function showCounts(counts: Answer['counts']): void {
  for (const [light, count] of Object.entries(counts)) {
    const figure = document.querySelector(`[data-count="${light}"]`)
    if (figure) figure.textContent = String(count)
  }
}

/** Shows the answer to the last scan. */
export function showAnswer({ card, counts }: Answer): void {
  show(...drawn(card))
  showCounts(counts)
}

/** What was checked later and did not go well stands in a list: nobody looks while it comes in. */
export function showLater({ card, counts }: Answer): void {
  showCounts(counts)
  const list = document.querySelector<HTMLElement>('[data-scan-later]')
  if (!list || card.light === 'green') return
  list.hidden = false
  list.append(...drawn({ ...card, canUndo: false }))
}

/** Says that a scan is kept on the device. */
export function showKept(): void {
  const light = modelOf('kept')
  if (light) show(light)
}

/** Says that there is no network, and how much waits. */
export function showWaiting(count: number): void {
  const region = document.querySelector<HTMLElement>('[data-scan-offline]')
  const waiting = region?.querySelector('[data-scan-waiting]')
  if (!region || !waiting) return
  region.hidden = count === 0
  waiting.textContent = String(count)
}

type Complaint = 'camera' | 'code' | 'scan' | 'undo'

/** Says what did not work, in the words of the server where it has some; null takes all of that away. */
export function complain(about: Complaint | null, message: string | null = null): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-scan-complaint]')) {
    line.hidden = line.dataset.scanComplaint !== about
    line.dataset.own ??= line.textContent ?? ''
    line.textContent = message ?? line.dataset.own
  }
}
