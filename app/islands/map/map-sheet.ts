import type { MapData } from '#app/modules/geo/map-data.ts'
import type { MapPoint } from '#app/modules/geo/map-drawing.ts'
import { element, keyOf, linkElement } from './map-markers.ts'

/** The card of a place in the list of this page, if it has one. */
export function cardOf(point: MapPoint): HTMLElement | null {
  return point.number === undefined ? null : document.getElementById(`d${point.number}`)
}

/** A copy of the card in the list, with its times; a list without cards has the name as a link. */
function entryOf(point: MapPoint): HTMLElement {
  const copy = cardOf(point)?.cloneNode(true) as HTMLElement | undefined
  if (copy) {
    copy.removeAttribute('id')
    return copy
  }
  const link = linkElement(point, 'map-sheet__link')
  link.append(` ${point.label}`)
  return link
}

/**
 * Shows over the map who stands at a marker. Escape, the button and a press beside it take the sheet away; the first two lead back to
 * the marker, which may have been made anew meanwhile.
 */
export function openSheet(
  panel: HTMLElement,
  points: readonly MapPoint[],
  title: string,
  words: MapData['words'],
): void {
  panel.querySelector('.map-sheet')?.remove()
  const sheet = element('div', 'map-sheet')
  sheet.setAttribute('role', 'dialog')
  sheet.setAttribute('aria-label', title)
  sheet.tabIndex = -1
  // A single card says itself who it is.
  const head = element('p', 'map-sheet__head', points.length > 1 ? title : '')
  const button = element('button', '', words.close)
  button.type = 'button'
  head.append(button)
  sheet.append(head, ...points.map(entryOf))
  panel.append(sheet)
  sheet.focus()
  const ways = new AbortController()
  const close = () => {
    ways.abort()
    sheet.remove()
  }
  const back = () => {
    close()
    panel.querySelector<HTMLElement>(`[data-key="${CSS.escape(keyOf(points))}"]`)?.focus()
  }
  const { signal } = ways
  button.addEventListener('click', back)
  document.addEventListener('keydown', ({ key: pressed }) => pressed === 'Escape' && back(), { signal })
  document.addEventListener('pointerdown', ({ target }) => !sheet.contains(target as Node) && close(), { signal })
}
