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

/** Shows the answer to the last scan. */
export function showAnswer({ card, counts }: Answer): void {
  document.querySelector('[data-scan-result]')?.replaceChildren(...drawn(card))
  for (const [light, count] of Object.entries(counts)) {
    const place = document.querySelector(`[data-count="${light}"]`)
    if (place) place.textContent = String(count)
  }
}

/** What was checked later and did not go well stands in a list: nobody looks while it comes in. */
export function showLater({ card }: Answer): void {
  const list = document.querySelector<HTMLElement>('[data-scan-later]')
  if (!list || card.light === 'green') return
  list.hidden = false
  list.append(...drawn({ ...card, canUndo: false }))
}

/** Says that a scan is kept on the device. */
export function showKept(): void {
  const light = modelOf('kept')
  if (light) document.querySelector('[data-scan-result]')?.replaceChildren(light)
}

/** Says that there is no network, and how much waits. */
export function showWaiting(count: number): void {
  const region = document.querySelector<HTMLElement>('[data-scan-offline]')
  const place = region?.querySelector('[data-scan-waiting]')
  if (!region || !place) return
  region.hidden = count === 0
  place.textContent = String(count)
}
